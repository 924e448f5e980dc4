import { setTimeout as after } from 'node:timers/promises'

/** Polls until a condition is met. Returns the seconds it took; undefined after `seconds`. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  seconds: number,
): Promise<number | undefined> {
  const begin = performance.now()
  while (performance.now() - begin < seconds * 1000) {
    if (await condition()) return (performance.now() - begin) / 1000
    await after(100)
  }
  return undefined
}

/** Whether a URL answers; with 200 if `isOk`. */
export async function answers(url: string, { isOk = false } = {}): Promise<boolean> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined)
  await answer?.body?.cancel()
  return isOk ? answer?.status === 200 : answer !== undefined
}
