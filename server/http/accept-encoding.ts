import { parseAccept } from 'hono/utils/accept'
import { LRUCache } from 'lru-cache'

/** The content codings that the server offers. */
export const offeredCodings = ['br', 'gzip'] as const
export type Coding = (typeof offeredCodings)[number]
export type Encoding = Coding | 'identity'
/** A body by coding. It always has `identity`. */
export type Bodies = Partial<Record<Encoding, Buffer<ArrayBuffer>>>

/**
 * Chooses a coding by the request's weights, and the smallest body among equal weights (RFC 9110 §12.5.3).
 * Falls back to `identity`, even if the client rejects it.
 */
export function chooseEncoding(bodies: Bodies, acceptEncoding: string | undefined): Encoding {
  const weights = weightsByHeader.memo(acceptEncoding ?? '')
  let chosen: Encoding = 'identity'
  let best = weights.get('identity') ?? 0
  for (const coding of offeredCodings) {
    const size = bodies[coding]?.length
    const weight = weights.get(coding) ?? weights.get('*') ?? 0
    if (size === undefined || weight === 0) continue
    if (weight > best || (weight === best && size < (bodies[chosen]?.length ?? 0))) {
      chosen = coding
      best = weight
    }
  }
  return chosen
}

/** Browsers send only a few different values. */
const weightsByHeader = new LRUCache<string, Map<string, number>>({
  max: 100,
  memoMethod: (header) =>
    new Map(parseAccept(header).map(({ type, q }) => [type.toLowerCase(), q])),
})
