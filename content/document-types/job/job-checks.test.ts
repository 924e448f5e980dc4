import { describe, expect, it } from 'vitest'
import { checkNamesPay } from './job-checks.ts'

describe('a position without pay', () => {
  it.each([undefined, null, {}, { currency: 'USD', period: 'year' }])('warns of %j', (pay) => {
    expect(checkNamesPay(pay)).toContain('432.3')
  })

  it('is no concern once an amount is there', () => {
    expect(checkNamesPay({ from: 150_000, currency: 'USD' })).toBe(true)
  })
})
