import fc from 'fast-check'
import { beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => vi.resetModules())

const year = 365 * 864e5
const time = fc.nat({ max: 100 * year }).map((ms) => ms - (ms % 1000))
const shows = (ms: number) => vi.spyOn(Date, 'now').mockReturnValue(ms)
const answers = (response: () => Promise<Response>) =>
  vi.spyOn(globalThis, 'fetch').mockImplementationOnce(response)
const read = async () => (await import('./server-time.ts')).serverTime()

it('is the time of the server, however far off the clock of the browser is', async () => {
  await fc.assert(
    fc.asyncProperty(
      time,
      fc.oneof(time, fc.constantFrom(8.64e15 - 5, -8.64e15)),
      async (sent, shown) => {
        vi.resetModules()
        shows(shown)
        answers(async () => new Response(null, { headers: { date: new Date(sent).toUTCString() } }))
        expect(await read()).toBe(sent)
        // Measured once.
        shows(shown + 5)
        expect(await read()).toBe(sent + 5)
      },
    ),
    { numRuns: 20 },
  )
})

it.each([
  ['doesn’t answer', () => Promise.reject(new TypeError('unreachable'))],
  ['sends no date', () => Promise.resolve(new Response())],
])('is that of the browser when the server %s', async (_, response) => {
  shows(1_000)
  answers(response)
  expect(await read()).toBe(1_000)
})
