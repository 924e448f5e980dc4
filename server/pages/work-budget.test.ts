import { describe, expect, it } from 'vitest'
import { WorkBudget } from './work-budget.ts'

const neverAborted = new AbortController().signal

describe('WorkBudget', () => {
  it('limits each client, IPv6 by the /64, and refills', () => {
    let now = 0
    const budget = new WorkBudget(undefined, () => now)
    let taken = 0
    while (budget.take(`2001:db8::${taken.toString(16)}`)) taken += 1
    expect(taken).toBeLessThan(100)
    expect(budget.take('2001:db8:0:0:ffff::1')).toBe(false)
    expect(budget.take('2001:db8:0:1::1')).toBe(true)
    now += 1_000
    expect(budget.take('2001:db8::1')).toBe(true)
  })

  it('limits all clients together', () => {
    const budget = new WorkBudget(undefined, () => 0)
    let taken = 0
    while (budget.take(`10.0.${taken >> 8}.${taken & 255}`)) taken += 1
    expect(taken).toBeGreaterThan(100)
    expect(budget.allows('192.0.2.1')).toBe(false)
  })

  it('runs no work of an aborted caller, and has a bounded queue', async () => {
    const budget = new WorkBudget()
    const { promise: held, resolve: release } = Promise.withResolvers<string>()
    const begun: number[] = []
    const leaving = new AbortController()
    const work = (number: number) => () => {
      begun.push(number)
      return held
    }
    const asked = Array.from({ length: 40 }, (_, number) =>
      budget.run(work(number), number === 10 ? leaving.signal : neverAborted),
    )
    leaving.abort()
    release('done')
    const answers = await Promise.all(asked)
    expect(answers[10]).toBeUndefined()
    expect(begun).not.toContain(10)
    expect(answers.slice(0, 10)).toEqual(Array(10).fill('done'))
    expect(answers.slice(-4)).toEqual(Array(4).fill(undefined))
    expect(begun).toHaveLength(35)
  })
})
