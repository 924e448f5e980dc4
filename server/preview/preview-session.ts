import { deriveKey, isSignatureOf, sign } from '#signing/index.ts'

/** A session for previewing the whole site. It can read every draft. */
export interface PreviewSession {
  /** Seconds since the epoch. */
  expires: number
  /** The origin of the Studio. */
  studio: string
}

/** Signs and verifies the sessions in the paths of previews. */
export class PreviewSessions {
  readonly #key: Buffer

  /** @param token of the content platform */
  constructor(token: string) {
    this.#key = deriveKey(token, 'preview sessions')
  }

  /** One segment of a path: base64url and dots. */
  sign({ expires, studio }: PreviewSession): string {
    const content = `${expires}.${Buffer.from(studio).toString('base64url')}`
    return `${content}.${sign(this.#key, content)}`
  }

  /** The session of a segment; why there is none otherwise. */
  read(segment: string, now = Date.now()): PreviewSession | 'expired' | 'forged' {
    const [expires = '', studio = '', signature = ''] = segment.split('.')
    if (!isSignatureOf(signature, this.#key, `${expires}.${studio}`)) return 'forged'
    if (Number(expires) * 1000 <= now) return 'expired'
    return { expires: Number(expires), studio: Buffer.from(studio, 'base64url').toString() }
  }
}
