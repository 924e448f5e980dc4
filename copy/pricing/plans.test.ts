import { describe, expect, it } from 'vitest'
import { planFigures } from '../legal/plan-figures.ts'
import { annualPrice, comparison, dollars, plans } from './plans.ts'

describe('annualPrice', () => {
  it('applies the discount and multiplies by twelve months', () => {
    expect(annualPrice(30, 20)).toEqual({ perMonth: 24, perYear: 288 })
    expect(annualPrice(100, 25)).toEqual({ perMonth: 75, perYear: 900 })
  })

  it('rounds the monthly price before it multiplies', () => {
    expect(annualPrice(29, 20)).toEqual({ perMonth: 23, perYear: 276 })
    expect(annualPrice(0, 20)).toEqual({ perMonth: 0, perYear: 0 })
  })
})

describe('plans', () => {
  it('costs exactly as much less per year as the page says', () => {
    const rest = 1 - planFigures.annualDiscountPercent / 100
    for (const { monthlyPrice } of plans) {
      if (monthlyPrice === null) continue
      expect(annualPrice(monthlyPrice).perMonth).toBeCloseTo(monthlyPrice * rest, 6)
    }
  })

  it('shows either a price or a text instead', () => {
    for (const plan of plans) {
      expect(plan.monthlyPrice === null).toBe(plan.priceText !== undefined)
    }
  })

  it('never includes less on a higher plan than on a lower one', () => {
    const rows = comparison.filter((row) => row.capability !== 'Free trial')
    for (const { values } of rows) {
      if (values.basic) expect(values.pro).toBeTruthy()
      if (values.pro) expect(values.enterprise).toBeTruthy()
    }
  })
})

it('formats thousands with a comma', () => {
  expect([24, 960, 1248, 1_200_000].map(dollars)).toEqual(['$24', '$960', '$1,248', '$1,200,000'])
})
