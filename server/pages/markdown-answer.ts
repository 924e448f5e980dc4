import { alternatePath } from '#copy/pages/alternate-path.ts'
import { type CachedResponse, compressResponse, nothingAllowed } from '../http/index.ts'
import type { Markdown } from './markdown.ts'

/** The parts of the page's response besides its body. */
type Parts = Omit<Parameters<typeof compressResponse>[0], 'body'>

/**
 * The response with a page's Markdown alternate. Only a page with a canonical URL has one, and it stands
 * at that URL alone.
 */
export function markdownAnswer(
  { text, canonical }: Markdown,
  page: URL,
  parts: Parts,
): Promise<CachedResponse> {
  const headers: Record<string, string> = {
    ...parts.headers,
    'content-type': 'text/markdown; charset=utf-8',
    'content-security-policy': nothingAllowed,
  }
  const respondWith = (status: number, sent: string) =>
    compressResponse({ ...parts, status, headers, body: Buffer.from(sent) }, 'quick')
  if (parts.status !== 200) return respondWith(parts.status, text)
  if (canonical === undefined) {
    // A view of a list, such as a search, is not indexed and still worth reading.
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
