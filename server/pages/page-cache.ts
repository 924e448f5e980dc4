import { LRUCache } from 'lru-cache'
import type { StoredAnswer } from './stored-answer.ts'

interface Kept {
  answer: StoredAnswer
  keptAt: number
  generation: number
}

/** Milliseconds after which a kept answer is rendered again behind the request that finds it. */
const freshFor = 60_000

/**
 * Keeps complete answers in memory, bounded by size. Concurrent misses of one key render once.
 * After a content change, kept answers are rendered anew before they are served again, unless that
 * fails, in which case the old answer stands.
 */
export class PageCache {
  readonly #kept: LRUCache<string, Kept>
  readonly #rendering = new Map<string, Promise<StoredAnswer>>()
  #generation = 0

  constructor(maxBytes: number) {
    this.#kept = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ answer }) =>
        Object.values(answer.bodies).reduce((sum, body) => sum + body.length, 1024),
    })
  }

  /** Makes every kept answer stale: the content has changed. */
  contentChanged(): void {
    this.#generation += 1
  }

  /** The kept answer, when it can be sent as it is. */
  fresh(key: string): StoredAnswer | undefined {
    const kept = this.#kept.get(key)
    const isFresh = kept?.generation === this.#generation && Date.now() - kept.keptAt < freshFor
    return isFresh ? kept.answer : undefined
  }

  /** The kept answer, or the rendered one. Only answers that `keep` allows stay. */
  async get(
    key: string,
    render: () => Promise<StoredAnswer>,
    keep: (answer: StoredAnswer) => boolean,
  ): Promise<StoredAnswer> {
    const kept = this.#kept.get(key)
    if (!kept || kept.generation !== this.#generation) {
      const rendered = await this.#render(key, render, keep)
      return rendered.status >= 500 && kept ? kept.answer : rendered
    }
    if (Date.now() - kept.keptAt >= freshFor) {
      this.#render(key, render, keep).catch(() => undefined)
    }
    return kept.answer
  }

  #render(key: string, render: () => Promise<StoredAnswer>, keep: (a: StoredAnswer) => boolean) {
    const generation = this.#generation
    const slot = `${generation}:${key}`
    const underWay = this.#rendering.get(slot)
    if (underWay) return underWay
    const rendering = render()
      .then((answer) => {
        if (keep(answer)) this.#kept.set(key, { answer, keptAt: Date.now(), generation })
        return answer
      })
      .finally(() => this.#rendering.delete(slot))
    this.#rendering.set(slot, rendering)
    return rendering
  }
}
