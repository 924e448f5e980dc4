import type { DraftReference } from '#content/index.ts'
import { deriveKey, isSignatureOf, sign } from '#signing/index.ts'
import { validityOf } from './lifetime.ts'

/** The document that a signed link gives access to. */
export interface PreviewLink extends DraftReference {
  /** Seconds since the epoch. */
  expires: number
  /** The editor whose link it is; none if the content platform's own token requested it. */
  user?: string
}

export type ReadLink =
  | { state: 'good'; link: PreviewLink }
  | { state: 'expired' | 'forged' | 'absent' }

/** Signs and verifies links to drafts, with a key derived from the content platform's token. */
export class PreviewLinks {
  readonly #key: Buffer

  constructor(token: string) {
    this.#key = deriveKey(token, 'preview links')
  }

  /** The query of a link. */
  sign(link: PreviewLink): URLSearchParams {
    const query = linkQuery(link)
    query.set('signature', sign(this.#key, query.toString()))
    return query
  }

  /** Verifies the link in a query. Other parameters are ignored. */
  read(query: URLSearchParams, now = Date.now()): ReadLink {
    const type = query.get('type')
    const id = query.get('id')
    if (type === null && id === null) return { state: 'absent' }
    const user = query.get('user')
    const expires = Number(query.get('expires'))
    if ((type !== 'blog' && type !== 'job') || !id) return { state: 'forged' }
    const link: PreviewLink = { type, id, expires, ...(user ? { user } : {}) }
    const signature = query.get('signature') ?? ''
    if (!isSignatureOf(signature, this.#key, linkQuery(link).toString())) return { state: 'forged' }
    const validity = validityOf(expires, now)
    return validity === 'valid' ? { state: 'good', link } : { state: validity }
  }
}

/** What is signed: the parameters in a fixed order. */
function linkQuery({ type, id, expires, user }: PreviewLink): URLSearchParams {
  return new URLSearchParams({ type, id, expires: String(expires), ...(user ? { user } : {}) })
}
