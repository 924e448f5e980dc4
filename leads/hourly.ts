import { setTimeout as pause } from 'node:timers/promises'
import { POLL_INTERVAL_MS } from './delivery/schedule.ts'
import { type LeadsLog, reasonOf } from './log.ts'

const INTERVAL_MS = 60 * 60_000

interface Job {
  /** Returns whether it has more to do, at the next poll. */
  run(): Promise<boolean>
  /** Logged when it fails. It runs again in an hour. */
  failure: string
  now: () => number
  log: LeadsLog
}

/**
 * Runs a job about once an hour.
 * @returns a function that stops it, and resolves when a running job has ended
 */
export function startHourly({ run, failure, now, log }: Job): () => Promise<void> {
  const stop = new AbortController()
  let next = Number.NEGATIVE_INFINITY
  const runIfDue = async () => {
    const wait = next - now()
    // Longer only if the clock was set back.
    if (wait > 0 && wait <= INTERVAL_MS) return
    next = now() + INTERVAL_MS
    try {
      if (await run()) next = now()
    } catch (error) {
      log.error({ reason: reasonOf(error) }, failure)
    }
  }
  const loop = async () => {
    while (!stop.signal.aborted) {
      await runIfDue()
      const options = { ref: false, signal: stop.signal }
      await pause(POLL_INTERVAL_MS, undefined, options).catch(() => {})
    }
  }
  const running = loop()
  return () => {
    stop.abort()
    return running
  }
}
