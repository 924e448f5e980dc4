import type { HttpBindings } from '@hono/node-server'
import type { Context, Handler } from 'hono'
import sharp from 'sharp'
import { type CachePolicy, cachePolicies, TaggedCache } from '#cache/index.ts'
import { clientKey } from '#leads/index.ts'
import { FairQueue, nothingAllowed, QueueFullError } from '../http/index.ts'
import type { Pages } from '../pages/index.ts'
import { fetchCover } from './cover.ts'
import { plateNameOf, readPlate } from './plate.ts'
import type { SharedHead } from './shared-head.ts'

const pictureAddress = /^\/share\/[0-9a-z]{1,8}(\/.*)\.png$/

interface Drawn {
  body: Buffer
  policy: CachePolicy
}

interface PageToShare {
  path: string
  head: SharedHead
  /** The name of its plate. */
  plate: string | undefined
}

/** What is drawn of a page, by its HTML: a page's parser takes longer than the rest of a cached answer. */
const shared = new WeakMap<Buffer, PageToShare | 'none'>()

/** A drawing without a cover is about 24 KB. */
const MAX_CACHE_BYTES = 16 * 1024 * 1024
/** One at a time, so that drawing takes one core at most. */
const BOUNDS = { concurrency: 1, queueLength: 64, queueLengthPerClient: 16 }

export interface ShareParts {
  pages: Pages
  siteUrl: string
  /** Where the site's own `/images` come from; absent where a hosted platform has them. */
  platformUrl?: string | undefined
  /** The folder of the built files, with the plates. */
  clientFolder: string
  clientAddress: (c: Context<{ Bindings: HttpBindings }>) => string
}

/**
 * The Open Graph image of every page: `/share/{version}/{path}.png`, with the page's query if it has one.
 * It exists if the page does and names an image in its head; title, plate and cover come from the page's HTML.
 * An older version redirects to the current one, or to a post's own picture. Each image is drawn once and
 * cached. Clients take turns, and a drawing that nobody waits for any more is not started.
 */
export function sharePictures({
  pages,
  siteUrl,
  platformUrl,
  clientFolder,
  clientAddress,
}: ShareParts): Handler<{ Bindings: HttpBindings }> {
  const cache = new TaggedCache<Drawn>({ maxBytes: MAX_CACHE_BYTES })
  const queue = new FairQueue(BOUNDS)
  const own = platformUrl ? { siteUrl, platformUrl } : undefined
  const drawn = async (
    key: string,
    page: PageToShare,
    { address, signal: caller }: { address: string; signal: AbortSignal },
  ) => {
    const load = async (signal: AbortSignal) => {
      const drawNow = () => draw(page, { own, clientFolder })
      const value = await queue.run(clientKey(address), drawNow, signal)
      const { freshMs } = value.policy
      return { value, tags: new Set<string>(), hash: key, size: value.body.length, freshMs }
    }
    try {
      return (await cache.fetch(key, load, caller)).value
    } catch (error) {
      // Nobody reads the answer of a caller that has left.
      if (error instanceof QueueFullError || caller.aborted) return undefined
      throw error
    }
  }
  const refuse = (c: Context, status: 429 | 503) => {
    const headers = { 'cache-control': 'no-store', 'retry-after': '5' }
    return c.text('The picture cannot be had right now.\n', status, headers)
  }
  return async (c, next) => {
    const { search } = new URL(c.req.url)
    const named = pictureAddress.exec(c.req.path)?.[1]
    if (!named) return next()
    const path = (named === '/index' ? '/' : named) + search
    const { signal } = c.req.raw
    const page = new Request(new URL(path, siteUrl), { signal })
    const client = clientAddress(c)
    const answer = await pages.answer(page, client)
    if (answer.status === 429) return refuse(c, 429)
    if (answer.status >= 500) return refuse(c, 503)
    const shown =
      answer.status === 200 ? await pageToShare(path, answer.bodies.identity) : undefined
    if (!shown) return next()
    const { head } = shown
    if (!head.picture.startsWith(`${siteUrl}/share/`)) return c.redirect(head.picture, 307)
    const present = head.picture.slice(siteUrl.length)
    if (present !== c.req.path + search) {
      const [presentPath = ''] = present.split('?')
      return pictureAddress.exec(presentPath)?.[1] === named ? c.redirect(present, 307) : next()
    }
    const picture = await drawn(present, shown, { address: client, signal })
    if (!picture) return refuse(c, 503)
    return c.body(new Uint8Array(picture.body), 200, {
      'content-type': 'image/png',
      'cache-control': picture.policy.cacheControl,
      'content-security-policy': nothingAllowed,
      'cross-origin-resource-policy': 'cross-origin',
    })
  }
}

/** Reads a page's HTML, once for each version of the page; undefined where it names no picture. */
async function pageToShare(
  path: string,
  html: Buffer | undefined,
): Promise<PageToShare | undefined> {
  if (!html) return undefined
  let page = shared.get(html)
  if (!page) {
    // With its HTML parser, only once somebody shares a page.
    const { headOf } = await import('./shared-head.ts')
    const head = headOf(html)
    page = head ? { path, head, plate: plateNameOf(path, String(html)) } : 'none'
    shared.set(html, page)
  }
  return page === 'none' ? undefined : page
}

async function draw(
  { path, head: { title, cover: named }, plate: name }: PageToShare,
  { own, clientFolder }: { own: Parameters<typeof fetchCover>[1]; clientFolder: string },
): Promise<Drawn> {
  const plate = name ? await readPlate(clientFolder, name) : undefined
  const cover = named && !plate ? await fetchCover(named, own) : undefined
  // With the fonts.
  const { sharePicture } = await import('./share-picture.ts')
  const picture = sharp(Buffer.from(sharePicture({ path, title, picture: plate ?? cover })))
  const body = await picture
    .png({ palette: true, colours: cover ? 256 : 64, dither: cover ? 1 : 0, effort: 7 })
    .toBuffer()
  const isFinal = plate !== undefined || !named || cover !== undefined
  return { body, policy: isFinal ? cachePolicies.immutable : cachePolicies.provisionalImage }
}
