import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { type BrotliOptions, brotliCompress, constants, gzip, type ZlibOptions } from 'node:zlib'
import type { Context } from 'hono'
import type { CachePolicy, Loaded } from '#cache/index.ts'
import {
  type Bodies,
  type Coding,
  chooseEncoding,
  type Encoding,
  offeredCodings,
} from './accept-encoding.ts'

/**
 * Compression effort: `cheap` for a response that may never be requested again, `quick` while a visitor
 * waits, and `best` in the background, because it's many times slower.
 */
export type Effort = 'cheap' | 'quick' | 'best'

const levels = {
  br: { cheap: 1, quick: 5, best: 11 },
  gzip: { cheap: 1, quick: 6, best: 6 },
}

/** A complete response, compressed once, that can be sent to any client. */
export interface CachedResponse {
  status: number
  /** Without `Cache-Control`, which comes from the policy. */
  headers: Record<string, string>
  policy: CachePolicy
  /** The tags that invalidate it. Default: none. */
  tags?: ReadonlySet<string>
  bodies: Bodies
  /** Hash of the uncompressed body. Each encoding has its own ETag (RFC 9110 §8.8.3). */
  hash: string
}

const compressBrotli = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress)
const compressGzip = promisify<Buffer, ZlibOptions, Buffer>(gzip)

/**
 * The compressor of each coding. Brotli pages are 18% smaller than gzip at `best`. zstd would be 10% larger
 * than Brotli, and browsers that accept it accept Brotli too.
 */
const codings: Record<Coding, (body: Buffer, effort: Effort) => Promise<Buffer>> = {
  br: (body, effort) =>
    compressBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: levels.br[effort],
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        // Of the body, not of 4 MB, so that a page takes less memory while it's compressed.
        [constants.BROTLI_PARAM_LGWIN]: windowBits(body.length),
      },
    }),
  gzip: (body, effort) => compressGzip(body, { level: levels.gzip[effort] }),
}

/** The base-2 logarithm of a Brotli window that holds a body, from 1 KB to 4 MB. */
function windowBits(length: number): number {
  const bits = Math.ceil(Math.log2(length + 16))
  return Math.min(22, Math.max(constants.BROTLI_MIN_WINDOW_BITS, bits))
}

const compressible =
  /^(text\/|application\/(json|xml|rss\+xml|manifest\+json|javascript|ld\+json)|image\/svg)/

/** Smaller bodies are not worth compressing. */
const MIN_COMPRESSED_BYTES = 500

/** Compresses a response in every offered coding, if its type and size make that worthwhile. */
export async function compressResponse(
  response: Omit<CachedResponse, 'bodies' | 'hash'> & { body: Buffer<ArrayBuffer> },
  effort: Effort,
): Promise<CachedResponse> {
  const { body, ...rest } = response
  const compressed = await compressAll(body, rest.headers['content-type'] ?? '', effort)
  return { ...rest, bodies: { identity: body, ...compressed }, hash: bodyHash(body) }
}

/** The `hash` of a response, from its uncompressed body. */
export function bodyHash(body: Buffer): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 27)
}

/**
 * Compresses a body in every offered coding, or in none if its type and size don't make that worthwhile.
 * One after the other, so that cores and memory are left for visitors.
 */
export async function compressAll(
  body: Buffer,
  contentType: string,
  effort: Effort,
): Promise<Bodies> {
  const bodies: Bodies = {}
  if (body.length <= MIN_COMPRESSED_BYTES || !compressible.test(contentType)) return bodies
  for (const coding of offeredCodings) {
    bodies[coding] = exactCopy(await codings[coding](body, effort))
  }
  return bodies
}

/** zlib's result is a view of a buffer of 64 KB or more, which would stay in memory as a whole. */
function exactCopy(view: Buffer): Buffer<ArrayBuffer> {
  const copy = Buffer.allocUnsafeSlow(view.length)
  view.copy(copy)
  return copy
}

/** Prepares a response for a cache. */
export function asLoaded(response: CachedResponse): Loaded<CachedResponse> {
  const { status, headers, policy, tags = new Set(), hash } = response
  return {
    value: response,
    tags,
    // Redirects have no body.
    hash: `${status} ${headers.location} ${hash}`,
    size: sizeOf(response),
    freshMs: policy.freshMs,
  }
}

/** The bytes of all bodies. */
export function sizeOf({ bodies }: CachedResponse): number {
  return Object.values(bodies).reduce((sum, body) => sum + body.length, 0)
}

interface Conditions {
  method: string
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
  /** The `Sec-Purpose` header: `prefetch` for a request before a navigation (Fetch §3). */
  purpose?: string | undefined
}

type Headers = Readonly<Record<string, string>>

/**
 * Selects what to send for a request: the best encoding it accepts, or 304 if its `ETag` matches. Equal
 * headers are the same object, so that callers can cache what they derive from them.
 */
export function selectResponse(stored: CachedResponse, conditions: Conditions) {
  const encoding = chooseEncoding(stored.bodies, conditions.acceptEncoding)
  const heads = headsOf(stored, encoding)
  const isUnchanged = stored.status === 200 && matches(conditions.ifNoneMatch, heads.etag)
  const { prefetchCacheControl } = stored.policy
  const own = isUnchanged ? heads.unchanged : heads.whole
  const headers =
    prefetchCacheControl && conditions.purpose?.startsWith('prefetch')
      ? { ...withoutCdn(own), 'cache-control': prefetchCacheControl }
      : own
  if (isUnchanged) return { status: 304, headers, body: undefined }
  const body = conditions.method === 'HEAD' ? undefined : stored.bodies[encoding]
  return { status: stored.status, headers, body }
}

interface Heads {
  etag: string
  whole: Headers
  /** The headers of a 304. */
  unchanged: Headers
}

const headsByResponse = new WeakMap<CachedResponse, Partial<Record<Encoding, Heads>>>()

/** Memoized by response and coding, because building headers takes longer than the rest of a request. */
function headsOf(stored: CachedResponse, encoding: Encoding): Heads {
  const known = headsByResponse.get(stored) ?? {}
  headsByResponse.set(stored, known)
  known[encoding] ??= makeHeads(stored, encoding)
  return known[encoding]
}

function makeHeads(stored: CachedResponse, encoding: Encoding): Heads {
  const { headers, policy, hash, bodies } = stored
  const { 'content-type': type, ...others } = headers
  const etag = `"${hash}${encoding === 'identity' ? '' : `-${encoding}`}"`
  const cdn = policy.cdnCacheControl && isForCdn(stored) ? policy.cdnCacheControl : undefined
  const caching = {
    'cache-control': policy.cacheControl,
    ...(cdn ? { 'cdn-cache-control': cdn } : {}),
    etag,
  }
  const unchanged: Record<string, string> = { ...others, ...caching }
  if (bodies.br) unchanged.vary = addVary(headers.vary, 'Accept-Encoding')
  const whole = { ...unchanged, 'content-length': String(bodies[encoding]?.length ?? 0) }
  if (type) Object.assign(whole, { 'content-type': type })
  if (encoding !== 'identity') Object.assign(whole, { 'content-encoding': encoding })
  return { etag, whole, unchanged }
}

/** The headers of a response that no shared cache may keep. */
function withoutCdn({ 'cdn-cache-control': _, ...headers }: Headers): Headers {
  return headers
}

/**
 * CDNs support few headers in `Vary`, so they would serve a page that varies by `Sec-GPC` to the wrong
 * client.
 */
function isForCdn({ status, headers }: CachedResponse): boolean {
  return status === 200 && !headers.vary?.includes('Sec-GPC')
}

/** Whether an `If-None-Match` header has an ETag (RFC 9110 §13.1.2). */
export function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

/** Adds a name to a `Vary` header. */
export function addVary(vary: string | undefined, name: string): string {
  return vary ? `${vary}, ${name}` : name
}

/** Sends a cached response according to the request (`Accept-Encoding`, `If-None-Match`, HEAD). */
export function respond(c: Context, stored: CachedResponse): Response {
  const selected = selectResponse(stored, {
    method: c.req.method,
    acceptEncoding: c.req.header('accept-encoding'),
    ifNoneMatch: c.req.header('if-none-match'),
    purpose: c.req.header('sec-purpose'),
  })
  return new Response(selected.body ?? null, { status: selected.status, headers: selected.headers })
}
