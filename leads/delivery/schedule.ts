const SECOND_MS = 1000

/** A claim outlives the send it is for; a dead process's claim is free well within 60 s. */
export const CLAIM_LEASE_MS = 50 * SECOND_MS
/** No attempt takes longer than this, so that no two processes send the same mail at once. */
export const SEND_TIMEOUT_MS = 40 * SECOND_MS
/** How often a process looks for what others left behind. */
export const POLL_INTERVAL_MS = 2 * SECOND_MS

const FIRST_DELAY_MS = 4 * SECOND_MS
/** With the attempt itself and a poll, two attempts stay within 15 minutes of each other. */
const MAX_DELAY_MS = 14 * 60 * SECOND_MS

/**
 * The pause after a number of failed attempts: the first retry within 5 s, then doubling, never
 * more than 15 minutes apart, for as long as it takes.
 */
export function retryDelay(failedAttempts: number): number {
  return Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.min(failedAttempts - 1, 20))
}
