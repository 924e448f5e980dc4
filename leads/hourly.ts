import { setTimeout as pause } from 'node:timers/promises'
import { POLL_INTERVAL_MS } from './delivery/schedule.ts'
import { type LeadsLog, reasonOf } from './log.ts'

const INTERVAL_MS = 60 * 60_000

/** A job that runs about once an hour. */
export interface HourlyJob {
  /** Returns whether it has more to do, at the next poll. */
  run(): Promise<boolean>
  /** Logged when it fails. It runs again in an hour. */
  failure: string
}

/**
 * Runs jobs about once an hour.
 * @returns a function that stops them, and resolves when running jobs have ended
 */
export function startHourly(
  jobs: readonly HourlyJob[],
  { now, log }: { now: () => number; log: LeadsLog },
): () => Promise<void> {
  const stop = new AbortController()
  const dueAt = new Map<HourlyJob, number>()
  const runIfDue = async (job: HourlyJob) => {
    const wait = (dueAt.get(job) ?? 0) - now()
    // Longer only if the clock was set back.
    if (wait > 0 && wait <= INTERVAL_MS) return
    dueAt.set(job, now() + INTERVAL_MS)
    try {
      if (await job.run()) dueAt.set(job, now())
    } catch (error) {
      log.error({ reason: reasonOf(error) }, job.failure)
    }
  }
  const loop = async () => {
    while (!stop.signal.aborted) {
      await Promise.all(jobs.map(runIfDue))
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
