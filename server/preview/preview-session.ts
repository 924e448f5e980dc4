import { deriveKey, readToken, signToken } from '#signing/index.ts'
import { validityOf } from './lifetime.ts'

/** A session for previewing the whole site. It can read every draft. */
export interface PreviewSession {
  /** Seconds since the epoch. */
  expires: number
  /** The origin of the Studio. */
  studio: string
  /** The editor whose session it is; none if the content platform's own token requested it. */
  user?: string
}

/** Signs and verifies the sessions in the paths of previews. */
export class PreviewSessions {
  readonly #key: Buffer

  /** @param token of the content platform */
  constructor(token: string) {
    this.#key = deriveKey(token, 'preview sessions')
  }

  /** One segment of a path: base64url and dots. */
  sign({ expires, studio, user = '' }: PreviewSession): string {
    const texts = [studio, user].map((text) => Buffer.from(text).toString('base64url'))
    return signToken(this.#key, 'session', [expires, ...texts].join('.'))
  }

  /** The session of a segment; why there is none otherwise. */
  read(segment: string, now = Date.now()): PreviewSession | 'expired' | 'forged' {
    const claim = readToken(this.#key, 'session', segment)
    if (claim === undefined) return 'forged'
    const [expires = '', studio = '', user = ''] = claim.split('.')
    const validity = validityOf(Number(expires), now)
    if (validity !== 'valid') return validity
    const textOf = (encoded: string) => Buffer.from(encoded, 'base64url').toString()
    return {
      expires: Number(expires),
      studio: textOf(studio),
      ...(user ? { user: textOf(user) } : {}),
    }
  }
}
