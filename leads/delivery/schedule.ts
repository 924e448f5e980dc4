const second = 1000

/** A claim outlives the send it is for; a dead process's claim is free well within 60 s. */
export const leaseMs = 50 * second
/** No attempt takes longer than this, so that no two processes send the same mail at once. */
export const sendDeadlineMs = 40 * second
/** How often a process looks for what others left behind. */
export const pollMs = 2 * second

const firstDelay = 4 * second
/** With the attempt itself and a poll, two attempts stay within 15 minutes of each other. */
const longestDelay = 14 * 60 * second

/**
 * The pause after a number of failed attempts: the first retry within 5 s, then doubling, never
 * more than 15 minutes apart, for as long as it takes (contract: Mail).
 */
export function retryDelay(failedAttempts: number): number {
  return Math.min(longestDelay, firstDelay * 2 ** Math.min(failedAttempts - 1, 20))
}
