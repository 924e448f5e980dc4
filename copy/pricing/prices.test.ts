import { describe, expect, it } from 'vitest'
import { planFigures } from '#copy/legal/plan-figures.ts'
import { plans } from './plans.ts'
import { annualPrice, dollars } from './prices.ts'

describe('annualPrice', () => {
  it('applies the discount and multiplies by twelve months', () => {
    expect(annualPrice(30, 20)).toEqual({ perMonth: 24, perYear: 288 })
    expect(annualPrice(100, 25)).toEqual({ perMonth: 75, perYear: 900 })
  })

  it('rounds the monthly price before it multiplies', () => {
    expect(annualPrice(29, 20)).toEqual({ perMonth: 23, perYear: 276 })
    expect(annualPrice(0, 20)).toEqual({ perMonth: 0, perYear: 0 })
  })

  it('is exactly as much less as the page says', () => {
    const rest = 1 - planFigures.annualDiscountPercent / 100
    for (const { monthlyPrice } of plans) {
      if (monthlyPrice === null) continue
      expect(annualPrice(monthlyPrice).perMonth).toBeCloseTo(monthlyPrice * rest, 6)
    }
  })
})

it('formats thousands with a comma', () => {
  expect([24, 960, 1248, 1_200_000].map(dollars)).toEqual(['$24', '$960', '$1,248', '$1,200,000'])
})
