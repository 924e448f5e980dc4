import { describe, expect, it } from 'vitest'
import { labelOf, tabOf } from './tab.ts'

describe('tabOf', () => {
  it('knows the categories, and takes anything else for all', () => {
    expect(tabOf('cicd')).toBe('cicd')
    expect(tabOf('all')).toBe('all')
    for (const other of [null, '', 'CICD', 'toString', '<script>']) expect(tabOf(other)).toBe('all')
  })
})

describe('labelOf', () => {
  it('gives the words of a tab', () => {
    expect(labelOf('cicd')).toBe('CI/CD')
  })
})
