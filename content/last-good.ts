import { LRUCache } from 'lru-cache'

interface Copy {
  value: unknown
  readAt: number
  generation: number
}

interface Options {
  /** Milliseconds for which a copy is served without asking again. */
  freshFor: number
  /** Copies kept; the least recently used go first. */
  maxCopies: number
  onFailure: (key: string, error: unknown) => void
  now?: () => number
}

/**
 * A stale-while-revalidate cache that keeps the last good copy through an outage.
 * A copy is fresh until it expires or `invalidate` is called; a stale copy is served at once while
 * one new read is under way. Concurrent reads of one key are one read.
 */
export class LastGood {
  readonly #copies: LRUCache<string, Copy>
  readonly #reading = new Map<string, Promise<unknown>>()
  readonly #options: Options
  #generation = 0

  constructor(options: Options) {
    this.#options = options
    this.#copies = new LRUCache({ max: options.maxCopies })
  }

  /** Marks every copy as stale: what is asked for next is read anew before it is answered. */
  invalidate(): void {
    this.#generation += 1
  }

  /**
   * The value for `key`. After `invalidate` the new value is awaited, so that a published change
   * shows; a copy that merely expired is served while it is read again.
   * @throws what `read` throws, when there is no copy to fall back on.
   */
  async get<T>(key: string, read: () => Promise<T>): Promise<T> {
    const copy = this.#copies.get(key) as (Copy & { value: T }) | undefined
    if (!copy) return this.#read(key, read)
    if (copy.generation !== this.#generation) {
      return this.#read(key, read).catch(() => copy.value)
    }
    if (this.#now() - copy.readAt > this.#options.freshFor) {
      this.#read(key, read).catch(() => undefined)
    }
    return copy.value
  }

  #read<T>(key: string, read: () => Promise<T>): Promise<T> {
    const generation = this.#generation
    const slot = `${generation}:${key}`
    const underWay = this.#reading.get(slot) as Promise<T> | undefined
    if (underWay) return underWay
    const reading = read()
      .then((value) => {
        this.#copies.set(key, { value, readAt: this.#now(), generation })
        return value
      })
      .catch((error: unknown) => {
        this.#options.onFailure(key, error)
        throw error
      })
      .finally(() => this.#reading.delete(slot))
    this.#reading.set(slot, reading)
    return reading
  }

  #now(): number {
    return this.#options.now?.() ?? Date.now()
  }
}
