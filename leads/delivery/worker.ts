import type { LeadsObserver } from '../leads.ts'
import { type LeadsLog, reasonOf } from '../log.ts'
import type { Store } from '../store/database.ts'
import type { DeliveryKind } from '../store/tables.ts'
import type { Channel } from './mail.ts'
import { type ClaimedDelivery, claimDue, nextDue, settle } from './outbox.ts'
import { POLL_INTERVAL_MS } from './schedule.ts'

/** Concurrent deliveries. One that hangs does not block the others. */
const MAX_CONCURRENT = 8
/** At a stop, running deliveries may finish for this long. */
const STOP_GRACE_MS = 3_000
/** A row that another process holds may look due; without a pause the loop would spin. */
const MIN_PAUSE_MS = 50

export interface DeliveryParts {
  store: Store
  /** The deliveries of its channel: each channel has a worker, so that none delays another. */
  kinds: readonly DeliveryKind[]
  channel: Channel
  now: () => number
  /** For tests: how long a stop waits for running deliveries. */
  stopGraceMs?: number | undefined
  log: LeadsLog
  observer?: LeadsObserver | undefined
}

/** Delivers what is due in the outbox. Several processes may run workers on one database. */
export class DeliveryWorker {
  readonly #parts: DeliveryParts
  readonly #stop = new AbortController()
  #wake: () => void = () => {}
  #nudged = false
  #loop: Promise<void> | undefined
  readonly #underWay = new Set<Promise<void>>()
  #stopping = false
  #reachable = true

  constructor(parts: DeliveryParts) {
    this.#parts = parts
  }

  start(): void {
    this.#loop ??= this.#run()
  }

  /** Polls now, because something new is due. */
  nudge(): void {
    this.#nudged = true
    this.#wake()
  }

  /**
   * Starts the deliveries that are due now, up to `MAX_CONCURRENT`.
   * @returns how many were started, and when the next is due, if that is known
   */
  async beginDue(): Promise<{ begun: number; due?: number | undefined }> {
    const { store, kinds, now } = this.#parts
    const places = MAX_CONCURRENT - this.#underWay.size
    if (places === 0) return { begun: 0 }
    const claimed = await claimDue(store, kinds, now(), places)
    for (const delivery of claimed) this.#follow(this.#attempt(delivery))
    const begun = claimed.length
    return begun === places ? { begun } : { begun, due: await nextDue(await store.open(), kinds) }
  }

  /** Resolves when no delivery is running. */
  async idle(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay)
  }

  /** Ends the loop. Deliveries that do not finish in time go back to the outbox. */
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
      this.#nudged = false
      const due = await this.#beginOrWait()
      await this.#sleep(Math.min(POLL_INTERVAL_MS, Math.max(MIN_PAUSE_MS, due - this.#parts.now())))
    }
  }

  async #beginOrWait(): Promise<number> {
    const { log, now } = this.#parts
    try {
      const { due } = await this.beginDue()
      if (!this.#reachable) log.info({}, 'outbox reachable again')
      this.#reachable = true
      return due ?? Number.POSITIVE_INFINITY
    } catch (error) {
      if (this.#reachable) log.error({ reason: reasonOf(error) }, 'outbox unreachable')
      this.#reachable = false
      return now() + POLL_INTERVAL_MS
    }
  }

  /** Counts an attempt as running until it ends, then polls again. */
  #follow(attempt: Promise<void>): void {
    this.#underWay.add(attempt)
    void attempt.finally(() => {
      this.#underWay.delete(attempt)
      this.nudge()
    })
  }

  async #attempt(delivery: ClaimedDelivery): Promise<void> {
    const { store, channel, now, log } = this.#parts
    const outcome = await channel.deliver(delivery, this.#stop.signal)
    this.#parts.observer?.delivery(delivery.kind, outcome.state)
    const detail = {
      lead: delivery.lead_id,
      delivery: delivery.id,
      kind: delivery.kind,
      attempt: delivery.attempts + 1,
    }
    try {
      await settle(store, delivery, outcome, now())
    } catch (error) {
      // When the claim expires, it is attempted again with the same id.
      log.error({ ...detail, reason: reasonOf(error) }, 'outcome of a delivery not stored')
      return
    }
    if (outcome.state === 'sent') log.info(detail, 'delivered')
    else log.warn({ ...detail, state: outcome.state }, 'not delivered')
  }

  async #sleep(ms: number): Promise<void> {
    if (this.#nudged || this.#stopping) return
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
