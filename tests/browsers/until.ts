import { setTimeout as delay } from 'node:timers/promises'

/** How long a condition may take that has to come; generous, for machines that are busy. */
const PATIENCE_MS = 20_000
const POLL_INTERVAL_MS = 40

/** What was waited for and did not come. */
export class NotMet extends Error {}

/**
 * Reads something again and again until it is as it has to be. A read that throws counts as not yet:
 * the page may be on its way to another document.
 * @param expected what has to be, in words
 * @throws NotMet with what was seen last
 */
export async function until<Value>(
  expected: string,
  read: () => Promise<Value>,
  isMet: (value: Value) => boolean,
): Promise<Value> {
  const end = performance.now() + PATIENCE_MS
  let seen: unknown
  do {
    try {
      const value = await read()
      if (isMet(value)) return value
      seen = value
    } catch (error) {
      seen = error
    }
    await delay(POLL_INTERVAL_MS)
  } while (performance.now() < end)
  const last = seen instanceof Error ? seen.message : JSON.stringify(seen)
  throw new NotMet(`expected: ${expected}\nseen: ${last}`)
}

export async function untilTrue(expected: string, read: () => Promise<boolean>): Promise<void> {
  await until(expected, read, (value) => value)
}
