import { describe, expect, it } from 'vitest'
import { labelOf, tabOf } from './tab.ts'

describe('tabOf', () => {
  it('returns the category, or all for anything else', () => {
    expect(tabOf('cicd')).toBe('cicd')
    expect(tabOf('all')).toBe('all')
    for (const other of [null, '', 'CICD', 'toString', '<script>']) expect(tabOf(other)).toBe('all')
  })
})

describe('labelOf', () => {
  it('returns the label of a tab', () => {
    expect(labelOf('cicd')).toBe('CI/CD')
  })
})
