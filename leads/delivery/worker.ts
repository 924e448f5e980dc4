import type { RateLimit } from 'limits'
import type { LeadsObserver } from '../leads.ts'
import { type LeadsLog, reasonOf } from '../log.ts'
import type { Store } from '../store/database.ts'
import type { DeliveryKind } from './kinds.ts'
import { type ClaimedDelivery, claimDue, nextDue, type Outcome, settle } from './outbox.ts'
import { POLL_INTERVAL_MS } from './schedule.ts'

/** Concurrent deliveries per worker, so that one slow delivery doesn't block the others. */
const MAX_CONCURRENT = 8
/** How long `stop()` waits for running deliveries. */
const STOP_GRACE_MS = 3_000
/** A row that another process holds may look due. Without a pause, the loop would spin. */
const MIN_PAUSE_MS = 50

/** Attempts one claimed delivery. An error that it throws is retried, like the outcome `delayed`. */
export interface Channel {
  deliver(delivery: ClaimedDelivery, stop: AbortSignal): Promise<Outcome>
  close(): void
}

export interface DeliveryParts {
  store: Store
  /** The kinds of its channel. Each channel has its own worker, so that no channel delays another. */
  kinds: readonly DeliveryKind[]
  channel: Channel
  /** How many deliveries all processes together may start. */
  pace?: RateLimit | undefined
  now: () => number
  /** For tests: how long `stop()` waits for running deliveries. */
  stopGraceMs?: number | undefined
  log: LeadsLog
  observer?: LeadsObserver | undefined
}

/** Delivers what is due in the outbox. Several processes may run workers on one database. */
export class DeliveryWorker {
  readonly #parts: DeliveryParts
  readonly #stop = new AbortController()
  #wake: () => void = () => {}
  #pollRequested = false
  #loop: Promise<void> | undefined
  readonly #running = new Set<Promise<void>>()
  #stopping = false
  #reachable = true

  constructor(parts: DeliveryParts) {
    this.#parts = parts
  }

  start(): void {
    this.#loop ??= this.#run()
  }

  /** Polls the outbox immediately, after a delivery was queued. */
  pollNow(): void {
    this.#pollRequested = true
    this.#wake()
  }

  /**
   * Starts the deliveries that are due now, up to `MAX_CONCURRENT`.
   * @returns how many were started, and when the next one is due, if known
   */
  async startDue(): Promise<{ started: number; due?: number | undefined }> {
    const { store, kinds, now, pace } = this.#parts
    const freeSlots = MAX_CONCURRENT - this.#running.size
    if (freeSlots === 0) return { started: 0 }
    const claimed = await claimDue(store, kinds, now(), freeSlots, pace)
    for (const delivery of claimed) this.#track(this.#attempt(delivery))
    const started = claimed.length
    if (started === freeSlots) return { started }
    const due = await nextDue(await store.open(), kinds)
    // What is due may have to wait for the pace.
    const soonest = pace ? now() + pace.windowMs : 0
    return { started, due: due === undefined ? undefined : Math.max(due, soonest) }
  }

  /** Resolves when no delivery is running. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running)
  }

  /** Ends the loop. Deliveries that don't finish in time go back to the outbox. */
  async stop(): Promise<void> {
    this.#stopping = true
    const grace = setTimeout(() => this.#stop.abort(), this.#parts.stopGraceMs ?? STOP_GRACE_MS)
    this.#wake()
    await this.#loop
    await this.idle()
    clearTimeout(grace)
    this.#stop.abort()
    this.#parts.channel.close()
  }

  async #run(): Promise<void> {
    while (!this.#stopping) {
      this.#pollRequested = false
      const due = await this.#startDueOrWait()
      await this.#sleep(Math.min(POLL_INTERVAL_MS, Math.max(MIN_PAUSE_MS, due - this.#parts.now())))
    }
  }

  async #startDueOrWait(): Promise<number> {
    const { log, now } = this.#parts
    try {
      const { due } = await this.startDue()
      if (!this.#reachable) log.info({}, 'outbox reachable again')
      this.#reachable = true
      return due ?? Number.POSITIVE_INFINITY
    } catch (error) {
      if (this.#reachable) log.error({ reason: reasonOf(error) }, 'outbox unreachable')
      this.#reachable = false
      return now() + POLL_INTERVAL_MS
    }
  }

  /** Counts an attempt as running until it ends, and then polls again. */
  #track(attempt: Promise<void>): void {
    this.#running.add(attempt)
    void attempt.finally(() => {
      this.#running.delete(attempt)
      this.pollNow()
    })
  }

  async #attempt(delivery: ClaimedDelivery): Promise<void> {
    const { store, channel, now, log } = this.#parts
    const outcome = await channel
      .deliver(delivery, this.#stop.signal)
      .catch((error: unknown): Outcome => ({ state: 'delayed', error: reasonOf(error) }))
    this.#parts.observer?.recordDelivery(delivery.kind, outcome.state)
    const detail = {
      lead: delivery.lead_id,
      delivery: delivery.id,
      kind: delivery.kind,
      attempt: delivery.attempts + 1,
    }
    try {
      await settle(store, delivery, outcome, now())
    } catch (error) {
      // When the claim expires, it is attempted again with the same ID.
      log.error({ ...detail, reason: reasonOf(error) }, 'storing a delivery outcome failed')
      return
    }
    if (outcome.state === 'sent') log.info(detail, 'delivered')
    else log.warn({ ...detail, state: outcome.state }, 'delivery failed')
  }

  async #sleep(ms: number): Promise<void> {
    if (this.#pollRequested || this.#stopping) return
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      timer.unref()
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}
