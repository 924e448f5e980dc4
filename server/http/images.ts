import type { Handler } from 'hono'
import { LRUCache } from 'lru-cache'
import { nothingAllowed } from '../security-headers.ts'

interface Image {
  body: ArrayBuffer
  type: string
}

/** The URL parameters of the platform that the site's own pages use; others are dropped. */
const allowed = ['w', 'h', 'fit', 'rect', 'crop', 'fp-x', 'fp-y', 'auto', 'fm', 'q', 'dpr']
const asset = /^\/images\/[-a-z0-9]+\/[-_a-z0-9]+\/[\da-zA-Z]+-\d+x\d+\.[a-z]+$/
const deadline = 10_000

/**
 * Content images of the embedded platform on the site's own origin: by name of the asset only, sizes
 * bounded, kept in memory (contract: Paths).
 * @param platformUrl base URL of the embedded platform
 */
export function contentImages(platformUrl: string): Handler {
  const kept = new LRUCache<string, Image>({
    maxSize: 48 * 1024 * 1024,
    sizeCalculation: (image) => image.body.byteLength + 256,
  })
  return async (c, next) => {
    const url = new URL(c.req.url)
    const query = boundedQuery(url.searchParams)
    if (!asset.test(url.pathname) || !query) return next()
    const accept = acceptedFormat(c.req.header('accept') ?? '')
    const key = `${url.pathname}?${query}#${accept}`
    const image =
      kept.get(key) ?? (await fetchImage(`${platformUrl}${url.pathname}?${query}`, accept))
    if (image === 'missing') return next()
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
  for (const name of allowed) {
    const value = given.get(name)
    if (value === null) continue
    if (value.length > 60) return undefined
    if ((name === 'w' || name === 'h') && !(Number(value) >= 1 && Number(value) <= 4000)) {
      return undefined
    }
    query.set(name, value)
  }
  return query
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
