// When deliveries are retried, time out, and are polled.

const SECOND_MS = 1000

/**
 * The pause before the first retry. Short, because most failures are a restart of the mail server. With the
 * worker's own overhead, the first retry comes within 5 s.
 */
const FIRST_RETRY_MS = 4 * SECOND_MS
/** Each further failure multiplies the pause by this factor. */
const RETRY_FACTOR = 2
/**
 * The longest pause. With the attempt and a poll, retries are at most 15 minutes apart, so a lead arrives
 * within that time after a long outage.
 */
export const MAX_RETRY_MS = 14 * 60 * SECOND_MS

/** Timeout of an attempt to send a mail. */
export const SEND_TIMEOUT_MS = 40 * SECOND_MS
/** Timeout of a webhook call. */
export const CALL_TIMEOUT_MS = 15 * SECOND_MS
/**
 * How long a process may hold a delivery. Longer than an attempt, so that no two processes send the same mail
 * at the same time. If a process dies, another one takes over within a minute.
 */
export const CLAIM_LEASE_MS = 50 * SECOND_MS
/** The interval for polling the outbox for deliveries that other processes queued. */
export const POLL_INTERVAL_MS = 2 * SECOND_MS

/** The pause in ms after a number of failed attempts. Only a permanent rejection ends the retries. */
export function retryDelay(failedAttempts: number): number {
  return Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * RETRY_FACTOR ** (failedAttempts - 1))
}
