/** Weeks begin on Monday at midnight UTC. */
export const WEEK_MS = 7 * 24 * 60 * 60_000
/** The epoch was a Thursday. */
export const FIRST_MONDAY_MS = 4 * 24 * 60 * 60_000

/** The starts of the last `count` weeks including this one, in ms since the epoch, oldest first. */
export function lastWeeks(count: number, now: number): number[] {
  const current = now - ((now - FIRST_MONDAY_MS) % WEEK_MS)
  return Array.from({ length: count }, (_, i) => current - (count - 1 - i) * WEEK_MS)
}
