import type { Handler } from 'hono'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import type { Pages } from '../pages/pages.ts'
import { nothingAllowed } from '../security-headers.ts'
import { type SharedPage, sharePicture } from './share-picture.ts'

const address = /^\/share\/[0-9a-z]{1,8}(\/.*)\.png$/

/**
 * The sharing picture of every page: `/share/{version}/{path}.png`. There is one where a page stands
 * and names a picture in its head; the page itself says its title. An older version leads to the
 * present one. Drawn once and kept.
 */
export function sharePictures(pages: Pages, siteUrl: string): Handler {
  const kept = new LRUCache<string, Promise<Buffer>>({ max: 300 })
  const drawn = (key: string, page: SharedPage) => {
    const known = kept.get(key)
    if (known) return known
    const drawing = draw(page)
    kept.set(key, drawing)
    drawing.catch(() => kept.delete(key))
    return drawing
  }
  return async (c, next) => {
    const named = address.exec(c.req.path)?.[1]
    if (!named) return next()
    const path = named === '/index' ? '/' : named
    const answer = await pages.answer(new Request(new URL(path, siteUrl)), '')
    const head = answer.status === 200 ? headOf(answer.bodies.identity) : undefined
    if (!head?.picture.startsWith(`${siteUrl}/share/`)) return next()
    const present = head.picture.slice(siteUrl.length)
    if (present !== c.req.path) {
      return address.exec(present)?.[1] === named ? c.redirect(present, 307) : next()
    }
    const body = await drawn(present, { path, title: head.title })
    return c.body(new Uint8Array(body), 200, {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': nothingAllowed,
      'cross-origin-resource-policy': 'cross-origin',
    })
  }
}

function headOf(html: Buffer | undefined): { picture: string; title: string } | undefined {
  const head = html?.toString('utf8').split('</head>')[0] ?? ''
  const read = (property: string) =>
    new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(head)?.[1]
  const picture = read('og:image')
  const title = read('og:title')
  return picture && title ? { picture, title: unescaped(title) } : undefined
}

/** What React escapes in an attribute. */
function unescaped(value: string): string {
  return value
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

function draw(page: SharedPage): Promise<Buffer> {
  return sharp(Buffer.from(sharePicture(page)))
    .png({ palette: true, colours: 64, dither: 0, effort: 7 })
    .toBuffer()
}
