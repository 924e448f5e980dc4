import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import {
  type BrotliOptions,
  brotliCompress,
  constants,
  gzip,
  type ZstdOptions,
  zstdCompress,
} from 'node:zlib'
import { LRUCache } from 'lru-cache'

type Coding = 'br' | 'zstd' | 'gzip'
type Encoding = Coding | 'identity'

/** `quick` while a visitor waits; `best`, up to twenty times as long, behind the scenes. */
export type Effort = 'quick' | 'best'

/** A whole answer, compressed once, ready to be sent to anybody. */
export interface StoredAnswer {
  status: number
  headers: Record<string, string>
  bodies: Partial<Record<Encoding, Buffer>>
  /** Hash of the uncompressed body; each encoding has an ETag of its own (RFC 9110 §8.8.3). */
  hash: string
}

const compressBrotli = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress)
const compressZstd = promisify<Buffer, ZstdOptions, Buffer>(zstdCompress)
const compressGzip = promisify(gzip)

/**
 * Every content coding that is offered. At its best, brotli makes the smallest pages: 10 % below
 * zstd 19 (beyond which zstd gains nothing), 18 % below gzip.
 */
const codings: Record<Coding, (body: Buffer, effort: Effort) => Promise<Buffer>> = {
  br: (body, effort) =>
    compressBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: effort === 'best' ? 11 : 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  zstd: (body, effort) =>
    compressZstd(body, {
      params: { [constants.ZSTD_c_compressionLevel]: effort === 'best' ? 19 : 9 },
      pledgedSrcSize: body.length,
    }),
  gzip: (body) => compressGzip(body),
}
const offered = Object.keys(codings) as Coding[]

const compressible =
  /^(text\/|application\/(json|xml|rss\+xml|manifest\+json|javascript|ld\+json)|image\/svg)/

/** Compresses a body in every coding that is offered, where that helps. */
export async function store(
  answer: { status: number; headers: Record<string, string>; body: Buffer },
  effort: Effort,
): Promise<StoredAnswer> {
  const { status, headers, body } = answer
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 27)
  const bodies: StoredAnswer['bodies'] = { identity: body }
  if (body.length > 500 && compressible.test(headers['content-type'] ?? '')) {
    await Promise.all(
      offered.map(async (coding) => {
        bodies[coding] = await codings[coding](body, effort)
      }),
    )
  }
  return { status, headers, bodies, hash }
}

interface Conditions {
  method: string
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
  /** The `Sec-Purpose` header: `prefetch` where nobody has asked to see it yet (Fetch §3). */
  purpose?: string | undefined
}

/** How long a page stands that was fetched ahead, in its visitor's browser alone. */
const keptAhead = 'private, max-age=10'

/** What to send for one request: the best encoding it accepts, or 304 when it has it already. */
export function answerFor(stored: StoredAnswer, conditions: Conditions) {
  const encoding = chooseEncoding(stored, conditions.acceptEncoding)
  const body = stored.bodies[encoding] ?? Buffer.alloc(0)
  const etag = `"${stored.hash}${encoding === 'identity' ? '' : `-${encoding}`}"`
  const headers: Record<string, string> = { ...stored.headers, etag }
  const isAhead = conditions.purpose?.startsWith('prefetch')
  if (isAhead && headers['cache-control']?.includes('must-revalidate')) {
    headers['cache-control'] = keptAhead
  }
  if (stored.bodies.br) headers.vary = addVary(headers.vary, 'Accept-Encoding')
  if (stored.status === 200 && matches(conditions.ifNoneMatch, etag)) {
    delete headers['content-type']
    return { status: 304, headers, body: undefined }
  }
  if (encoding !== 'identity') headers['content-encoding'] = encoding
  headers['content-length'] = String(body.length)
  return { status: stored.status, headers, body: conditions.method === 'HEAD' ? undefined : body }
}

/**
 * Picks by the request's weights, and among equals the smallest body (RFC 9110 §12.5.3). A body
 * that is not encoded is sent where nothing else may be, even to who refuses that as well.
 */
function chooseEncoding({ bodies }: StoredAnswer, acceptEncoding: string | undefined): Encoding {
  const weights = weightsByHeader.memo(acceptEncoding ?? '')
  let chosen: Encoding = 'identity'
  let best = weights.get('identity') ?? 0
  for (const coding of offered) {
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

/** Browsers send a handful of values, each of them always the same. */
const weightsByHeader = new LRUCache<string, Map<string, number>>({
  max: 100,
  memoMethod: parseWeights,
})

function parseWeights(acceptEncoding: string): Map<string, number> {
  return new Map(
    acceptEncoding.split(',').map((part) => {
      const [name = '', ...parameters] = part.trim().toLowerCase().split(';')
      const q = parameters.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find(Boolean)
      return [name.trim(), q === undefined ? 1 : Number(q)] as const
    }),
  )
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

function addVary(vary: string | undefined, name: string): string {
  return vary ? `${vary}, ${name}` : name
}
