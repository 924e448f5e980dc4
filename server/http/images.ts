import type { Handler } from 'hono'
import { LRUCache } from 'lru-cache'
import { nothingAllowed } from './security-headers.ts'

interface Image {
  body: ArrayBuffer
  type: string
}

/** The URL parameters of the platform that are passed on, with their bounds; others are dropped. */
const allowed: Record<string, (value: string) => boolean> = {
  w: isWithin(1, 4000),
  h: isWithin(1, 4000),
  dpr: isWithin(1, 3),
  q: isWithin(0, 100),
  'fp-x': isWithin(0, 1),
  'fp-y': isWithin(0, 1),
  rect: (value) => /^\d{1,5}(,\d{1,5}){3}$/.test(value),
  fit: (value) => /^(clip|crop|fill|fillmax|max|min|scale)$/.test(value),
  crop: (value) => /^(top|bottom|left|right|center|focalpoint|entropy)(,[a-z]+)?$/.test(value),
  auto: (value) => value === 'format',
  fm: (value) => /^(jpg|pjpg|png|webp|avif)$/.test(value),
}
/** Pixels on a side, `dpr` counted: what a wide screen of high density can show. */
const longestSide = 6000
const asset = /^\/images\/[-a-z0-9]+\/[-_a-z0-9]+\/[\da-zA-Z]+-\d+x\d+\.[a-z]+$/
const deadline = 10_000

/**
 * Content images of a platform without an image CDN, on the site's own origin: by name of the asset only, sizes
 * bounded, kept in memory (contract: Paths).
 * @param platformUrl base URL of that platform
 */
export function contentImages(platformUrl: string): Handler {
  const kept = new LRUCache<string, Image>({
    maxSize: 48 * 1024 * 1024,
    sizeCalculation: (image) => image.body.byteLength + 256,
  })
  return async (c, next) => {
    const url = new URL(c.req.url)
    const query = boundedQuery(url.searchParams)
    if (!asset.test(url.pathname)) return next()
    // Not a page's 404: that would be kept under the path, for every size of the image.
    const missing = () => c.text('There is no such image.', 404, { 'cache-control': 'no-store' })
    if (!query) return missing()
    const accept = acceptedFormat(c.req.header('accept') ?? '')
    const key = `${url.pathname}?${query}#${accept}`
    const image =
      kept.get(key) ?? (await fetchImage(`${platformUrl}${url.pathname}?${query}`, accept))
    if (image === 'missing') return missing()
    if (image === 'unreachable') {
      return c.text('The image cannot be had right now.', 503, { 'retry-after': '10' })
    }
    kept.set(key, image)
    return c.body(image.body, 200, {
      'content-type': image.type,
      'cache-control': 'public, max-age=31536000, immutable',
      // An SVG opened by itself must not run what it carries.
      'content-security-policy': nothingAllowed,
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'Accept',
    })
  }
}

function boundedQuery(given: URLSearchParams): URLSearchParams | undefined {
  const query = new URLSearchParams()
  for (const [name, isFine] of Object.entries(allowed)) {
    const value = given.get(name)
    if (value === null) continue
    if (!isFine(value)) return undefined
    query.set(name, value)
  }
  const side = Math.max(Number(query.get('w')), Number(query.get('h')))
  return side * Number(query.get('dpr') ?? 1) > longestSide ? undefined : query
}

function isWithin(from: number, to: number) {
  return (value: string) =>
    /^\d{1,5}(\.\d{1,5})?$/.test(value) && Number(value) >= from && Number(value) <= to
}

function acceptedFormat(accept: string): string {
  return ['image/avif', 'image/webp'].filter((type) => accept.includes(type)).join(',') || '*/*'
}

async function fetchImage(url: string, accept: string): Promise<Image | 'missing' | 'unreachable'> {
  try {
    const response = await fetch(url, {
      headers: { accept },
      signal: AbortSignal.timeout(deadline),
    })
    if (response.status >= 500) return 'unreachable'
    if (!response.ok) return 'missing'
    const type = response.headers.get('content-type') ?? 'application/octet-stream'
    return { body: await response.arrayBuffer(), type }
  } catch {
    return 'unreachable'
  }
}
