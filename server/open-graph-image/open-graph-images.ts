import type { Context, Handler } from 'hono'
import { QueueFullError, TaskQueue } from 'limits'
import sharp from 'sharp'
import { type CachePolicy, cachePolicies, noStoreHeader, TaggedCache } from '#cache/index.ts'
import { sharedRequestOf } from '#copy/home/shared-request.ts'
import { pathOfAlternate } from '#urls/index.ts'
import { denyAllCsp, type Env } from '../http/index.ts'
import type { Pages } from '../pages/index.ts'
import type { Log } from '../start/log.ts'
import { fetchCover } from './cover.ts'
import { illustrationNameOf, readIllustration } from './illustration.ts'
import type { OpenGraphData } from './open-graph-data.ts'

const imagePath = /^\/share\/[0-9a-z]{1,8}(\/.*)\.png$/

interface Drawn {
  body: Buffer
  policy: CachePolicy
}

interface DrawnPage {
  path: string
  head: OpenGraphData
  /** The name of its illustration. */
  illustration: string | undefined
}

/** Pages by their HTML, because parsing it takes longer than the rest of a cached response. */
const drawnPages = new WeakMap<Buffer, DrawnPage | 'none'>()

/** An image without a cover is about 24 KB. */
const MAX_CACHE_BYTES = 16 * 1024 * 1024
/** One at a time, so that drawing takes one core at most. */
const OPEN_GRAPH_JOBS = { concurrency: 1, maxWaiting: 64, maxWaitingPerClient: 16 }

export interface OpenGraphImageParts {
  pages: Pages
  siteUrl: string
  /** The URL of the content platform behind the site's `/images`; absent if it has an image CDN. */
  platformUrl?: string | undefined
  /** The folder of the built files, with the illustrations. */
  clientFolder: string
  log: Pick<Log, 'warn'>
}

/**
 * Serves the Open Graph image of every page at `/share/{version}/{path}.png`, with the page's query if it
 * has one. Other URLs are passed on: the page must exist and name an image in its head. Title, illustration,
 * and cover are read from its HTML. An older version redirects to the current one, or to a post's own image.
 * Each image is drawn once and cached. Clients take turns, and nothing is drawn for clients that have left.
 */
export function openGraphImages({
  pages,
  siteUrl,
  platformUrl,
  clientFolder,
  log,
}: OpenGraphImageParts): Handler<Env> {
  const cache = new TaggedCache<Drawn>({ maxBytes: MAX_CACHE_BYTES })
  const queue = new TaskQueue(OPEN_GRAPH_JOBS)
  const own = platformUrl ? { siteUrl, platformUrl } : undefined
  const drawn = async (
    key: string,
    page: DrawnPage,
    { address, signal: caller }: { address: string; signal: AbortSignal },
  ) => {
    const load = async (signal: AbortSignal) => {
      const drawNow = () => draw(page, { own, clientFolder, log })
      const value = await queue.run(drawNow, { client: address, signal })
      const { freshMs } = value.policy
      return { value, tags: new Set<string>(), hash: key, size: value.body.length, freshMs }
    }
    try {
      return (await cache.fetch(key, load, caller)).value
    } catch (error) {
      // Nobody reads the response of a caller that has left.
      if (error instanceof QueueFullError || caller.aborted) return undefined
      throw error
    }
  }
  const refuse = (c: Context, status: 429 | 503) => {
    const headers = { ...noStoreHeader, 'retry-after': '5' }
    return c.text('The image is unavailable right now.\n', status, headers)
  }
  return async (c, next) => {
    const { search } = new URL(c.req.url)
    const named = imagePath.exec(c.req.path)?.[1]
    if (!named) return next()
    const path = pathOfAlternate(named) + search
    const caller = { address: c.env.clientAddress, signal: c.req.raw.signal }
    const response = await pages.get(path, caller)
    if (response.status === 429) return refuse(c, 429)
    if (response.status >= 500) return refuse(c, 503)
    const shown =
      response.status === 200 ? await drawnPage(path, response.bodies.identity) : undefined
    if (!shown) return next()
    const { head } = shown
    if (!head.image.startsWith(`${siteUrl}/share/`)) return c.redirect(head.image, 307)
    const present = head.image.slice(siteUrl.length)
    if (present !== c.req.path + search) {
      const [presentPath = ''] = present.split('?')
      return imagePath.exec(presentPath)?.[1] === named ? c.redirect(present, 307) : next()
    }
    const image = await drawn(present, shown, caller)
    if (!image) return refuse(c, 503)
    return c.body(new Uint8Array(image.body), 200, {
      'content-type': 'image/png',
      'cache-control': image.policy.cacheControl,
      'content-security-policy': denyAllCsp,
      'cross-origin-resource-policy': 'cross-origin',
    })
  }
}

/** Parses a page's HTML, once for each version of the page; undefined if it names no image. */
async function drawnPage(path: string, html: Buffer | undefined): Promise<DrawnPage | undefined> {
  if (!html) return undefined
  let page = drawnPages.get(html)
  if (!page) {
    // Imported here, because its HTML parser isn't needed until someone shares a page.
    const { openGraphDataOf } = await import('./open-graph-data.ts')
    const head = openGraphDataOf(html)
    page = head ? { path, head, illustration: illustrationNameOf(path, String(html)) } : 'none'
    drawnPages.set(html, page)
  }
  return page === 'none' ? undefined : page
}

async function draw(
  { path, head, illustration: name }: DrawnPage,
  {
    own,
    clientFolder,
    log,
  }: Pick<OpenGraphImageParts, 'clientFolder' | 'log'> & {
    own: Parameters<typeof fetchCover>[1]
  },
): Promise<Drawn> {
  const { cover: named } = head
  const illustration = name ? await readIllustration(clientFolder, name) : undefined
  const cover = named && !illustration ? await fetchCover(named, own) : undefined
  // Imported here, because it loads the fonts.
  const { drawableTitle, labelOf, openGraphImageSvg } = await import('./open-graph-image-svg.ts')
  const { title, missing } = drawableTitle(head.title, head.category ?? labelOf(path))
  if (missing.length > 0)
    log.warn(
      { path, characters: missing.join('') },
      'characters without a glyph in a share picture',
    )
  const picture = illustration ?? cover
  const request = path.startsWith('/?') ? sharedRequestOf(path.slice(1)) : undefined
  const image = sharp(Buffer.from(openGraphImageSvg({ path, title, picture, request })))
  const body = await image
    .png({ palette: true, colours: cover ? 256 : 64, dither: cover ? 1 : 0, effort: 7 })
    .toBuffer()
  const isFinal = illustration !== undefined || !named || cover !== undefined
  return { body, policy: isFinal ? cachePolicies.immutable : cachePolicies.provisionalImage }
}
