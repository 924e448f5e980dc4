import { expect } from 'vitest'

/** Below this nobody notices, and a ratio of two such times says nothing. */
const NEGLIGIBLE_MS = 15
const MAX_MS = 300
/** Twice the input takes twice the time where work is linear, and four times where it is quadratic. */
const MAX_RATIO = 3
const RUNS = 4

/** Repeats of what has made parsers slow: blanks, breaks, marks, markup, separators, halves of pairs. */
export const repeats: readonly string[] = [
  ...['a', ' ', '\t', '\n', '\r\n', ' \n', '\0', '\u200b', '\u2028', '\ud800', '🙂', '\ufdfa'],
  ...['\u0301', '\u0316\u0301', '\u0301\u0316', '\u1100\u1161\u11a8', '@', 'a@', '.', 'a.', '-'],
  ...[
    '<',
    '<b>',
    '<p>',
    '</b>',
    '<b a="',
    '<!--',
    '<td><p>',
    '&',
    '&amp;',
    '"',
    "'",
    '=',
    ';=',
    ',',
  ],
  ...['%', '%41', '/', '?a=', '&utm_source=', 'http://', '[', '(', '1', '9:', '+', '{"a":'],
]

/** A text of about a length, made of a repeat between two letters: what trims the ends finds nothing. */
export function repeated(part: string, length: number): string {
  return `a${part.repeat(Math.floor((length - 2) / part.length))}a`
}

/**
 * Holds a piece of work to time that is linear in its size and short, by the processor time of this
 * thread: what else runs on the machine does not count.
 * @param work does the work on an input of a size; it is called several times
 */
export async function expectLinearTime(
  work: (size: number) => unknown,
  size: number,
  label: string,
): Promise<void> {
  if ((await cpuMs(work, size)) < NEGLIGIBLE_MS) return
  const whole = await leastCpuMs(work, size)
  expect(whole, label).toBeLessThan(MAX_MS)
  if (whole < NEGLIGIBLE_MS) return
  const half = await leastCpuMs(work, size / 2)
  expect(whole / half, `${label}: ${half} ms, at twice the size ${whole} ms`).toBeLessThan(
    MAX_RATIO,
  )
}

/** The least of several runs: compilation and collection of garbage fall into some of them only. */
async function leastCpuMs(work: (size: number) => unknown, size: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let run = 0; run < RUNS; run += 1) least = Math.min(least, await cpuMs(work, size))
  return least
}

async function cpuMs(work: (size: number) => unknown, size: number): Promise<number> {
  const before = process.threadCpuUsage()
  await work(size)
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
