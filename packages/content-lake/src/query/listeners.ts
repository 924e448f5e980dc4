import { setImmediate as nextTurn } from 'node:timers/promises'
import { RateLimiter, TaskQueue } from 'limits'
import { HttpError } from '../errors.ts'
import { limits } from '../limits.ts'
import type { Transaction } from '../store/database.ts'
import { isPublishedId } from '../store/document.ts'
import type { DocumentStore } from '../store/document-store.ts'
import type { Filter, FilterEngine } from './filter-engine.ts'
import { tooManyTimeouts } from './query-error.ts'

/** How a change looks to a listener: its filter may match before, after, or both. */
export type Transition = 'appear' | 'update' | 'disappear'

export interface Listener {
  readonly userId: string
  readonly filter: Filter
  /** Whether drafts and versions count. */
  readonly everyVersion: boolean
  /** @param position of the change in the transaction */
  onChange(transaction: Transaction, position: number, transition: Transition): void
  /** The listener gets no more events. Without an error, it may reconnect immediately. */
  onEnd(error?: HttpError): void
}

/**
 * The listeners of changes. Filters are evaluated one transaction after another. Those of one person
 * have a limited time for each; after that, the person's other listeners are ended.
 */
export class Listeners {
  readonly #filters: FilterEngine
  readonly #listeners = new Set<Listener>()
  readonly #timeouts = new RateLimiter(limits.filterTimeouts)
  readonly #announcements = new TaskQueue({
    concurrency: 1,
    maxWaiting: limits.queuedAnnouncements,
  })

  constructor(store: DocumentStore, filters: FilterEngine) {
    this.#filters = filters
    store.onTransaction((transaction) => this.#enqueue(transaction))
  }

  /**
   * Adds a listener. Returns a function that removes it.
   * @throws HttpError 400 or 413 for a filter that is invalid or too long, 429 for a person whose filters
   * took too long too often
   */
  async add(listener: Listener): Promise<() => void> {
    const { userId, filter } = listener
    if ((await this.#timeouts.secondsToWait(userId)) > 0) throw tooManyTimeouts()
    await this.#filters.matches(filter, [])
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #enqueue(transaction: Transaction): void {
    if (this.#listeners.size === 0) return
    // Listeners that are added later do not get it.
    const listeners = [...this.#listeners]
    const announce = () => this.#announce(transaction, listeners)
    this.#announcements.run(announce).catch(() => this.#endAll())
  }

  async #announce(transaction: Transaction, listeners: readonly Listener[]): Promise<void> {
    const documents = transaction.changes.flatMap(({ before, after }) => [before, after])
    await this.#filters.start()
    for (const own of Map.groupBy(listeners, ({ userId }) => userId).values()) {
      let { timeoutMs } = this.#filters
      const byFilter = Map.groupBy(own, ({ filter }) => JSON.stringify(filter))
      for (const same of byFilter.values()) {
        const [first] = same
        if (!first || !same.some((listener) => this.#listeners.has(listener))) continue
        const started = performance.now()
        try {
          const matches = await this.#filters.matches(first.filter, documents, { timeoutMs })
          for (const listener of same) {
            this.#tell(listener, transaction, matches)
            // An event can have many megabytes.
            await nextTurn()
          }
        } catch (error) {
          // 503: the filter was not evaluated.
          if (!(error instanceof HttpError) || error.status === 503) throw error
          await this.#timeouts.take(first.userId)
          for (const listener of own) this.#end(listener, error)
          break
        }
        timeoutMs = Math.max(1, timeoutMs - (performance.now() - started))
      }
    }
  }

  #tell(listener: Listener, transaction: Transaction, matches: readonly boolean[]): void {
    for (const [position, { id }] of transaction.changes.entries()) {
      if (!this.#listeners.has(listener)) return
      if (!listener.everyVersion && !isPublishedId(id)) continue
      const [before, after] = [matches[2 * position], matches[2 * position + 1]]
      if (!before && !after) continue
      const transition = before && after ? 'update' : after ? 'appear' : 'disappear'
      listener.onChange(transaction, position, transition)
    }
  }

  #end(listener: Listener, error?: HttpError): void {
    if (this.#listeners.delete(listener)) listener.onEnd(error)
  }

  #endAll(): void {
    for (const listener of this.#listeners) this.#end(listener)
  }
}
