import { setTimeout as delay } from 'node:timers/promises'

/** The timeout of a condition. Long enough for busy machines. */
const TIMEOUT_MS = 20_000
const POLL_INTERVAL_MS = 40

/** A condition that was not met in time. */
export class ConditionTimeoutError extends Error {}

/**
 * Polls until a condition is met. A read that throws counts as not met, because the page may be
 * navigating.
 * @param expected a description of the condition
 * @throws ConditionTimeoutError with the last value
 */
export async function until<Value>(
  expected: string,
  read: () => Promise<Value>,
  isMet: (value: Value) => boolean,
): Promise<Value> {
  const end = performance.now() + TIMEOUT_MS
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
  throw new ConditionTimeoutError(`expected: ${expected}\nseen: ${last}`)
}

export async function untilTrue(expected: string, read: () => Promise<boolean>): Promise<void> {
  await until(expected, read, (value) => value)
}

/** Reads of a value in a row that count as steady. */
export const STEADY_READS = 6
