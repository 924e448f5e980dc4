import { badRequest } from '../errors.ts'
import { limits } from '../limits.ts'
import type { KeyValues } from '../store/key-values.ts'
import { isLoopbackOrigin } from './loopback.ts'

const scope = 'origins'

/**
 * Origins whose pages may read responses (CORS): the editor's, added by the holder of the token.
 */
export class AllowedOrigins {
  readonly #store: KeyValues
  readonly #origins: Set<string>

  constructor(store: KeyValues) {
    this.#store = store
    this.#origins = new Set(store.all(scope).keys())
  }

  get list(): readonly string[] {
    return [...this.#origins]
  }

  has(origin: string): boolean {
    return this.#origins.has(origin)
  }

  /**
   * Adds an origin; at the limit, the oldest is removed.
   * @throws HttpError 400
   */
  add(origin: string): void {
    if (!isLoopbackOrigin(origin)) throw badRequest('An origin must be one of this machine')
    // Adding an origin again makes it the newest.
    this.remove(origin)
    const [oldest] = this.#origins
    if (this.#origins.size >= limits.allowedOrigins && oldest) this.remove(oldest)
    this.#store.set(scope, [{ key: origin, value: true }])
    this.#origins.add(origin)
  }

  remove(origin: string): void {
    this.#store.delete(scope, origin)
    this.#origins.delete(origin)
  }
}
