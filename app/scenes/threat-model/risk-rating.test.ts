import { describe, expect, it } from 'vitest'
import { levels, rate } from './risk-rating.ts'

describe('rate', () => {
  it('follows the OWASP table, impact by likelihood', () => {
    const table = levels.map((impact) => levels.map((likelihood) => rate(likelihood, impact)))
    expect(table).toEqual([
      ['note', 'low', 'medium'],
      ['low', 'medium', 'high'],
      ['medium', 'high', 'critical'],
    ])
  })
})
