import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

type Encoding = 'br' | 'gzip' | 'identity'

/** A whole answer, compressed once, ready to be sent to anybody. */
export interface StoredAnswer {
  status: number
  headers: Record<string, string>
  bodies: Partial<Record<Encoding, Buffer>>
  /** Hash of the uncompressed body; each encoding has an ETag of its own (RFC 9110 §8.8.3). */
  hash: string
}

const brotli = promisify(brotliCompress)
const compressible =
  /^(text\/|application\/(json|xml|rss\+xml|manifest\+json|javascript|ld\+json)|image\/svg)/

/** Compresses a body with the given brotli quality (0–11) and gzip, where that helps. */
export async function store(
  answer: { status: number; headers: Record<string, string>; body: Buffer },
  quality: number,
): Promise<StoredAnswer> {
  const { status, headers, body } = answer
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 27)
  const bodies: StoredAnswer['bodies'] = { identity: body }
  if (body.length > 500 && compressible.test(headers['content-type'] ?? '')) {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    }
    const [br, gz] = await Promise.all([brotli(body, { params }), promisify(gzip)(body)])
    bodies.br = br
    bodies.gzip = gz
  }
  return { status, headers, bodies, hash }
}

interface Conditions {
  method: string
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
}

/** What to send for one request: the best encoding it accepts, or 304 when it has it already. */
export function answerFor(stored: StoredAnswer, conditions: Conditions) {
  const encoding = chooseEncoding(stored, conditions.acceptEncoding)
  const body = stored.bodies[encoding] ?? Buffer.alloc(0)
  const etag = `"${stored.hash}${encoding === 'identity' ? '' : `-${encoding}`}"`
  const headers: Record<string, string> = { ...stored.headers, etag }
  if (stored.bodies.br) headers.vary = addVary(headers.vary, 'Accept-Encoding')
  if (stored.status === 200 && matches(conditions.ifNoneMatch, etag)) {
    delete headers['content-type']
    return { status: 304, headers, body: undefined }
  }
  if (encoding !== 'identity') headers['content-encoding'] = encoding
  headers['content-length'] = String(body.length)
  return { status: stored.status, headers, body: conditions.method === 'HEAD' ? undefined : body }
}

/** Picks by the request's weights (RFC 9110 §12.5.3); brotli wins a tie. */
function chooseEncoding(stored: StoredAnswer, acceptEncoding: string | undefined): Encoding {
  const weights = new Map(
    (acceptEncoding ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part.trim().toLowerCase().split(';')
      const q = parameters.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find(Boolean)
      return [name.trim(), q === undefined ? 1 : Number(q)] as const
    }),
  )
  const weight = (encoding: Encoding) =>
    stored.bodies[encoding] ? (weights.get(encoding) ?? weights.get('*') ?? 0) : 0
  if (weight('br') > 0 && weight('br') >= weight('gzip')) return 'br'
  return weight('gzip') > 0 ? 'gzip' : 'identity'
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

function addVary(vary: string | undefined, name: string): string {
  return vary ? `${vary}, ${name}` : name
}
