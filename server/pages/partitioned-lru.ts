import { LRUCache } from 'lru-cache'
import type { StoredAnswer } from './cached-response.ts'

/** Of the room for all answers, what those at addresses that can be made up may take. */
const partForMadeUp = 1 / 4

/**
 * Answers by key, the least used of them dropped when there is no room. Pages have a shelf of their
 * own: there are as many as the site has. What is missing, and what has a query, stands on another,
 * because anybody can ask for ever more of it, and none of it may push a page out.
 */
export class Shelves<Kept extends { answer: StoredAnswer }> {
  readonly #pages: LRUCache<string, Kept>
  readonly #madeUp: LRUCache<string, Kept>

  constructor(maxBytes: number) {
    this.#pages = shelf(maxBytes * (1 - partForMadeUp))
    this.#madeUp = shelf(maxBytes * partForMadeUp)
  }

  get(key: string): Kept | undefined {
    return this.#pages.get(key) ?? this.#madeUp.get(key)
  }

  /** The same, but it does not count as a use. */
  peek(key: string): Kept | undefined {
    return this.#pages.peek(key) ?? this.#madeUp.peek(key)
  }

  set(key: string, kept: Kept): void {
    const isPage = kept.answer.status === 200 && !key.includes('?')
    const [own, other] = isPage ? [this.#pages, this.#madeUp] : [this.#madeUp, this.#pages]
    other.delete(key)
    own.set(key, kept)
  }

  /** Bytes of all answers. */
  get size(): number {
    return this.#pages.calculatedSize + this.#madeUp.calculatedSize
  }

  *values(): Iterable<Kept> {
    yield* this.#pages.values()
    yield* this.#madeUp.values()
  }
}

function shelf<Kept extends { answer: StoredAnswer }>(maxBytes: number): LRUCache<string, Kept> {
  return new LRUCache({
    maxSize: Math.floor(maxBytes),
    sizeCalculation: ({ answer }) =>
      Object.values(answer.bodies).reduce((sum, body) => sum + body.length, 1024),
  })
}
