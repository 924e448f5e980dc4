import { describe, expect, it } from 'vitest'
import { WorkBudget } from './work-budget.ts'

const never = new AbortController().signal

describe('a budget of work', () => {
  it('holds each client to its own, IPv6 by the /64, and fills up again', () => {
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

  it('holds all clients together', () => {
    const budget = new WorkBudget(undefined, () => 0)
    let taken = 0
    while (budget.take(`10.0.${taken >> 8}.${taken & 255}`)) taken += 1
    expect(taken).toBeGreaterThan(100)
    expect(budget.allows('192.0.2.1')).toBe(false)
  })

  it('begins no work of a caller who has left, and lets a bounded number wait', async () => {
    const budget = new WorkBudget()
    const { promise: held, resolve: release } = Promise.withResolvers<string>()
    const begun: number[] = []
    const leaving = new AbortController()
    const work = (number: number) => () => {
      begun.push(number)
      return held
    }
    const asked = Array.from({ length: 40 }, (_, number) =>
      budget.inTurn(work(number), number === 10 ? leaving.signal : never),
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
