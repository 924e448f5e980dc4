import { z } from 'zod'
import { alternatePath } from '#urls/index.ts'
import { type CachedResponse, compressResponse, denyAllCsp } from '../http/index.ts'

export const markdownSchema = z.object({
  text: z.string(),
  /** The page's canonical URL; undefined if the page is not indexed. */
  canonical: z.string().optional(),
})

export type Markdown = z.infer<typeof markdownSchema>

/** The page's response without its body. */
type Parts = Omit<Parameters<typeof compressResponse>[0], 'body'>

/**
 * The response with a page's Markdown alternate, which is at the page's canonical URL. Other URLs of the page
 * redirect to it. A page without a canonical URL has none, unless it's a view of a list.
 */
export function markdownResponse(
  { text, canonical }: Markdown,
  page: URL,
  parts: Parts,
): Promise<CachedResponse> {
  const headers: Record<string, string> = {
    ...parts.headers,
    'content-type': 'text/markdown; charset=utf-8',
    'content-security-policy': denyAllCsp,
  }
  const respondWith = (status: number, sent: string) =>
    compressResponse({ ...parts, status, headers, body: Buffer.from(sent) }, 'quick')
  if (parts.status !== 200) return respondWith(parts.status, text)
  if (canonical === undefined) {
    // A view of a list, such as a search, isn't indexed but is still useful.
    return page.search ? respondWith(200, text) : respondWith(404, 'Not found.\n')
  }
  const { pathname } = new URL(canonical)
  if (pathname !== page.pathname) {
    headers.location = alternatePath(pathname + page.search, 'md')
    return respondWith(308, '')
  }
  headers.link = `<${canonical}>; rel="canonical"`
  return respondWith(200, text)
}
