import { badRequest } from '../errors.ts'
import { limits } from '../limits.ts'
import type { KeyValues } from '../store/key-values.ts'
import { isLoopback } from './loopback.ts'

const scope = 'origins'

/** The web origins whose pages may read answers: the editor's, which an owner of the token has named. */
export class AllowedOrigins {
  readonly #kept: KeyValues
  readonly #origins: Set<string>

  constructor(kept: KeyValues) {
    this.#kept = kept
    this.#origins = new Set(kept.all(scope).keys())
  }

  get list(): readonly string[] {
    return [...this.#origins]
  }

  has(origin: string): boolean {
    return this.#origins.has(origin)
  }

  /** Lets one more in; of too many, the one named first goes. @throws HttpError 400 */
  add(origin: string): void {
    if (!isLoopback(origin)) throw badRequest('An origin must be one of this machine')
    // Named again, it is the newest.
    this.remove(origin)
    const [oldest] = this.#origins
    if (this.#origins.size >= limits.allowedOrigins && oldest) this.remove(oldest)
    this.#kept.set(scope, origin, true)
    this.#origins.add(origin)
  }

  remove(origin: string): void {
    this.#kept.delete(scope, origin)
    this.#origins.delete(origin)
  }
}
