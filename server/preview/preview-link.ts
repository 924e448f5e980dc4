import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { DraftAddress } from '#content/index.ts'

/** The document that a signed link gives access to. */
export interface PreviewLink extends DraftAddress {
  /** Seconds since the epoch. */
  expires: number
  /** The origin of the Studio that may frame the page, if it is not on this machine. */
  studio?: string
}

export type ReadLink =
  | { state: 'good'; link: PreviewLink }
  | { state: 'expired' | 'forged' | 'absent' }

/** Signs and verifies links to drafts, with a key derived from the content platform's token. */
export class PreviewLinks {
  readonly #key: Buffer

  constructor(token: string) {
    this.#key = Buffer.from(hkdfSync('sha256', token, '', 'preview links', 32))
  }

  /** The query of a link. */
  sign(link: PreviewLink): URLSearchParams {
    const query = queryOf(link)
    query.set('signature', this.#signatureOf(query))
    return query
  }

  /** Verifies the link in a query. Other parameters are ignored. */
  read(query: URLSearchParams, now = Date.now()): ReadLink {
    const type = query.get('type')
    const id = query.get('id')
    if (type === null && id === null) return { state: 'absent' }
    const studio = query.get('studio')
    const expires = Number(query.get('expires'))
    if ((type !== 'blog' && type !== 'job') || !id) return { state: 'forged' }
    const link: PreviewLink = { type, id, expires, ...(studio ? { studio } : {}) }
    const given = Buffer.from(query.get('signature') ?? '')
    const right = Buffer.from(this.#signatureOf(queryOf(link)))
    if (given.length !== right.length || !timingSafeEqual(given, right)) return { state: 'forged' }
    return expires * 1000 > now ? { state: 'good', link } : { state: 'expired' }
  }

  /** HMAC-SHA256 (RFC 2104) of the serialized query, with its parameters in a fixed order. */
  #signatureOf(query: URLSearchParams): string {
    return createHmac('sha256', this.#key).update(query.toString()).digest('base64url')
  }
}

function queryOf({ type, id, expires, studio }: PreviewLink): URLSearchParams {
  return new URLSearchParams({ type, id, expires: String(expires), ...(studio ? { studio } : {}) })
}
