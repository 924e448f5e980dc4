/**
 * The browser's clock, in whole ms since the epoch; 0 if it shows no time. Software that changes the clock may give
 * fractions, which Temporal rejects.
 */
export function browserTime(): number {
  const time = new Date(Date.now()).getTime()
  return Number.isNaN(time) ? 0 : time
}
