import { type ContentChange, isTouched } from '#content/cache/tags.ts'
import type { StoredAnswer } from './cached-response.ts'
import { Shelves } from './partitioned-lru.ts'

/** A whole answer, and what of the content it was made of. */
export interface MadeAnswer {
  answer: StoredAnswer
  dependencies: ReadonlySet<string>
}

interface Kept extends MadeAnswer {
  keptAt: number
  /** The content that it was made of has changed. */
  stale: boolean
  /** It has been, or is being, compressed as well as it can be. */
  isSqueezed: boolean
}

interface Rendering {
  made: Promise<StoredAnswer>
  /** What changed while it was under way. */
  missed: ContentChange[]
}

/** Milliseconds after which a kept answer is rendered again behind the request that finds it. */
const freshFor = 60_000

/**
 * Keeps complete answers in memory, bounded by size. Concurrent misses of one key render once. After
 * a content change, the answers that it touches are rendered anew before they are served again,
 * unless that fails, in which case the old answer stands.
 */
export class PageCache {
  readonly #kept: Shelves<Kept>
  /** The renderings that a request may still wait for: begun after the last change. */
  readonly #current = new Map<string, Rendering>()
  readonly #underWay = new Set<Rendering>()
  readonly #squeeze: (answer: StoredAnswer) => Promise<StoredAnswer>
  #squeezing: Promise<void> = Promise.resolve()

  /** @param squeeze compresses an answer as well as it can be, once it is asked for a second time */
  constructor(maxBytes: number, squeeze: (answer: StoredAnswer) => Promise<StoredAnswer>) {
    this.#squeeze = squeeze
    this.#kept = new Shelves(maxBytes)
  }

  /** Makes the kept answers that a change touches stale. */
  contentChanged(change: ContentChange): void {
    for (const kept of this.#kept.values()) {
      if (isTouched(kept.dependencies, change)) kept.stale = true
    }
    for (const rendering of this.#underWay) rendering.missed.push(change)
    this.#current.clear()
  }

  /** Bytes of all kept answers. */
  get size(): number {
    return this.#kept.size
  }

  /** Whether an answer is kept, or under way: another request for it costs nothing. */
  has(key: string): boolean {
    return this.#current.has(key) || this.#kept.peek(key)?.stale === false
  }

  /** The kept answer, when it can be sent as it is. */
  fresh(key: string): StoredAnswer | undefined {
    const kept = this.#kept.get(key)
    if (!kept || kept.stale || Date.now() - kept.keptAt >= freshFor) return undefined
    if (!kept.isSqueezed) this.#squeezeLater(key, kept)
    return kept.answer
  }

  /** The kept answer, or the rendered one. Only answers that `keep` allows stay. */
  async get(
    key: string,
    render: () => Promise<MadeAnswer>,
    keep: (answer: StoredAnswer) => boolean,
  ): Promise<StoredAnswer> {
    const kept = this.#kept.get(key)
    if (!kept || kept.stale) {
      const rendered = await this.#render(key, render, keep)
      return rendered.status >= 500 && kept ? kept.answer : rendered
    }
    if (Date.now() - kept.keptAt >= freshFor) {
      this.#render(key, render, keep).catch(() => undefined)
    }
    return kept.answer
  }

  /** One after the other: the best compression takes a hundred times as long as a good one. */
  #squeezeLater(key: string, kept: Kept): void {
    kept.isSqueezed = true
    this.#squeezing = this.#squeezing
      .then(async () => {
        if (this.#kept.peek(key) !== kept || kept.stale) return
        const answer = await this.#squeeze(kept.answer)
        if (this.#kept.peek(key) === kept) this.#kept.set(key, { ...kept, answer })
      })
      .catch(() => undefined)
  }

  #render(
    key: string,
    render: () => Promise<MadeAnswer>,
    keep: (answer: StoredAnswer) => boolean,
  ): Promise<StoredAnswer> {
    const current = this.#current.get(key)
    if (current) return current.made
    const missed: ContentChange[] = []
    const made = render()
      .then(({ answer, dependencies }) => {
        const stale = missed.some((change) => isTouched(dependencies, change))
        return keep(answer) ? this.#keep(key, { answer, dependencies }, stale) : answer
      })
      .finally(() => {
        this.#underWay.delete(rendering)
        if (this.#current.get(key) === rendering) this.#current.delete(key)
      })
    const rendering: Rendering = { made, missed }
    this.#underWay.add(rendering)
    this.#current.set(key, rendering)
    return made
  }
  /** Keeps an answer. Where it is the one that was kept, that one stands, as well compressed as it is. */
  #keep(key: string, made: MadeAnswer, stale: boolean): StoredAnswer {
    const previous = this.#kept.peek(key)
    const keptAt = Date.now()
    if (previous && saysTheSame(previous.answer, made.answer)) {
      Object.assign(previous, { dependencies: made.dependencies, keptAt, stale })
      return previous.answer
    }
    if (!stale || !previous) this.#kept.set(key, { ...made, keptAt, stale, isSqueezed: false })
    return made.answer
  }
}

/** A redirect has its whole message in a header, and no body to tell it from another one. */
function saysTheSame(one: StoredAnswer, other: StoredAnswer): boolean {
  return (
    one.hash === other.hash &&
    one.status === other.status &&
    one.headers.location === other.headers.location
  )
}
