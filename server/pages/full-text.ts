import type { Handler } from 'hono'
import { cachePolicies, TaggedCache } from '#cache/index.ts'
import {
  asLoaded,
  type CachedResponse,
  compressResponse,
  type Env,
  respond,
} from '../http/index.ts'
import type { Pages } from './pages.ts'

interface Options {
  pages: Pages
  siteUrl: string
}

/** The text with its compressed forms. */
const MAX_CACHE_BYTES = 8 * 1024 * 1024

/**
 * `/llms-full.txt`: llms.txt, followed by the Markdown alternate of every page that it lists. If a page can't
 * be read, the response is a 503 and not a part of the text.
 */
export function fullText({ pages, siteUrl }: Options): Handler<Env> {
  const cache = new TaggedCache<CachedResponse>({ maxBytes: MAX_CACHE_BYTES })
  return async (c) => {
    const address = c.env.clientAddress
    const read = (path: string, signal: AbortSignal) => pages.get(path, { address, signal })
    const load = async (signal: AbortSignal) => {
      const index = await read('/llms.txt', signal)
      if (index.status !== 200) return asLoaded(index)
      const texts = [textOf(index)]
      for (const path of listedIn(texts[0] ?? '', siteUrl)) {
        const page = await read(path, signal)
        if (page.status === 200) texts.push(textOf(page))
        // A page may be gone since the list was made.
        else if (page.status !== 404) return asLoaded(page)
      }
      const { headers } = index
      const body = Buffer.from(texts.join('\n'))
      return asLoaded(
        await compressResponse({ status: 200, headers, policy: cachePolicies.feed, body }, 'quick'),
      )
    }
    return respond(c, (await cache.fetch('', load, c.req.raw.signal)).value)
  }
}

function textOf({ bodies }: CachedResponse): string {
  return bodies.identity?.toString('utf8') ?? ''
}

/** The paths of the Markdown alternates that llms.txt links to. */
function listedIn(text: string, siteUrl: string): string[] {
  return [...text.matchAll(/\]\((\S+\.md)\)/g)].flatMap(([, url = '']) =>
    url.startsWith(`${siteUrl}/`) ? [url.slice(siteUrl.length)] : [],
  )
}
