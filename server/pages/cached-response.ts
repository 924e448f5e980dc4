import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import {
  type BrotliOptions,
  brotliCompress,
  constants,
  gzip,
  type ZlibOptions,
  type ZstdOptions,
  zstdCompress,
} from 'node:zlib'
import {
  type Bodies,
  type Coding,
  chooseEncoding,
  type Encoding,
  offered,
} from './accept-encoding.ts'

/**
 * `cheap` for what nobody may ask for again; `quick` while a visitor waits; `best`, up to twenty times
 * as long, behind the scenes.
 */
export type Effort = 'cheap' | 'quick' | 'best'

const levels = {
  br: { cheap: 1, quick: 5, best: 11 },
  zstd: { cheap: 1, quick: 9, best: 19 },
  gzip: { cheap: 1, quick: 6, best: 6 },
}

/** A whole answer, compressed once, ready to be sent to anybody. */
export interface StoredAnswer {
  status: number
  headers: Record<string, string>
  bodies: Bodies
  /** Hash of the uncompressed body; each encoding has an ETag of its own (RFC 9110 §8.8.3). */
  hash: string
}

const compressBrotli = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress)
const compressZstd = promisify<Buffer, ZstdOptions, Buffer>(zstdCompress)
const compressGzip = promisify<Buffer, ZlibOptions, Buffer>(gzip)

/**
 * Every content coding that is offered. At its best, brotli makes the smallest pages: 10 % below
 * zstd 19 (beyond which zstd gains nothing), 18 % below gzip.
 */
const codings: Record<Coding, (body: Buffer, effort: Effort) => Promise<Buffer>> = {
  br: (body, effort) =>
    compressBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: levels.br[effort],
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  zstd: (body, effort) =>
    compressZstd(body, {
      params: { [constants.ZSTD_c_compressionLevel]: levels.zstd[effort] },
      pledgedSrcSize: body.length,
    }),
  gzip: (body, effort) => compressGzip(body, { level: levels.gzip[effort] }),
}

const compressible =
  /^(text\/|application\/(json|xml|rss\+xml|manifest\+json|javascript|ld\+json)|image\/svg)/

/** Compresses a body in every coding that is offered, where that helps. */
export async function store(
  answer: { status: number; headers: Record<string, string>; body: Buffer },
  effort: Effort,
): Promise<StoredAnswer> {
  const { status, headers, body } = answer
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 27)
  const bodies: Bodies = { identity: body }
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

type Headers = Readonly<Record<string, string>>

/** How long a page stands that was fetched ahead, in its visitor's browser alone. */
const keptAhead = 'private, max-age=10'

/**
 * What to send for one request: the best encoding it accepts, or 304 when it has it already. The
 * headers are the same object whenever they say the same.
 */
export function answerFor(stored: StoredAnswer, conditions: Conditions) {
  const encoding = chooseEncoding(stored.bodies, conditions.acceptEncoding)
  const heads = headsOf(stored, encoding)
  const isUnchanged = stored.status === 200 && matches(conditions.ifNoneMatch, heads.etag)
  const headers = conditions.purpose?.startsWith('prefetch')
    ? aheadOf(isUnchanged ? heads.unchanged : heads.whole)
    : isUnchanged
      ? heads.unchanged
      : heads.whole
  if (isUnchanged) return { status: 304, headers, body: undefined }
  const body = conditions.method === 'HEAD' ? undefined : stored.bodies[encoding]
  return { status: stored.status, headers, body }
}

interface Heads {
  etag: string
  whole: Headers
  /** Of a 304. */
  unchanged: Headers
}

const headsByAnswer = new WeakMap<StoredAnswer, Partial<Record<Encoding, Heads>>>()

/** Made once for an answer and a coding: they cost more than all else of a request. */
function headsOf(stored: StoredAnswer, encoding: Encoding): Heads {
  const known = headsByAnswer.get(stored) ?? {}
  headsByAnswer.set(stored, known)
  known[encoding] ??= makeHeads(stored, encoding)
  return known[encoding]
}

function makeHeads({ headers, hash, bodies }: StoredAnswer, encoding: Encoding): Heads {
  const { 'content-type': type, ...others } = headers
  const etag = `"${hash}${encoding === 'identity' ? '' : `-${encoding}`}"`
  const unchanged: Record<string, string> = { ...others, etag }
  if (bodies.br) unchanged.vary = addVary(headers.vary, 'Accept-Encoding')
  const whole = { ...unchanged, 'content-length': String(bodies[encoding]?.length ?? 0) }
  if (type) Object.assign(whole, { 'content-type': type })
  if (encoding !== 'identity') Object.assign(whole, { 'content-encoding': encoding })
  return { etag, whole, unchanged }
}

function aheadOf(headers: Headers): Headers {
  return headers['cache-control']?.includes('must-revalidate')
    ? { ...headers, 'cache-control': keptAhead }
    : headers
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

function addVary(vary: string | undefined, name: string): string {
  return vary ? `${vary}, ${name}` : name
}
