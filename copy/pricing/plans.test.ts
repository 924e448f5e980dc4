import { describe, expect, it } from 'vitest'
import { productIds } from '../products/catalogue.ts'
import { openQuestions } from '../trust/open-questions.ts'
import { comparison, plans } from './plans.ts'

describe('plans', () => {
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

  it('promises on a card of everything in another plan no more than the comparison', () => {
    for (const { id, name, features } of plans) {
      const text = features.find((feature) => feature.startsWith('Everything in ')) ?? ''
      const lower = plans.find((plan) => text.includes(plan.name))
      expect(lower !== undefined, name).toBe(id !== 'basic')
      if (!lower) continue
      const missing = comparison.filter(({ values }) => values[lower.id] && !values[id])
      expect(missing.map(({ capability }) => capability.toLowerCase())).toEqual(
        text.includes(', except the ') ? [text.split(', except the ')[1]] : [],
      )
    }
  })

  it('asks as the other pages do', () => {
    const { label } = openQuestions.ask
    expect(comparison.some(({ values }) => values.pro === label)).toBe(true)
  })

  it('compares every product once', () => {
    const compared = comparison.flatMap(({ product }) => product ?? [])
    expect(compared.toSorted()).toEqual(productIds.toSorted())
  })
})
