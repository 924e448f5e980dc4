/** How long links and sessions are valid: as long as the Studio's secret. */
export const LIFETIME_SECONDS = 3600
/** How far the clocks of two instances may differ. */
const CLOCK_SKEW_SECONDS = 60

/**
 * Whether something signed is valid. One that would be valid for longer than any that the site signs was signed by
 * someone who knows its key, or before the clock was set back.
 * @param expires seconds since the epoch
 * @param now milliseconds since the epoch
 */
export function validityOf(expires: number, now: number): 'valid' | 'expired' | 'forged' {
  const left = expires - now / 1000
  if (left <= 0) return 'expired'
  return left <= LIFETIME_SECONDS + CLOCK_SKEW_SECONDS ? 'valid' : 'forged'
}
