import { describe, expect, it } from 'vitest'
import { canonicalTarget } from './canonical-url.ts'

describe('canonicalTarget', () => {
  it.each([
    ['/', undefined],
    ['/pricing', undefined],
    ['/pricing/', '/pricing'],
    ['//pricing', '/pricing'],
    ['/blogs//a/?q=x//y/', '/blogs/a?q=x//y/'],
    ['//', '/'],
    ['//evil.example/', '/evil.example'],
    ['/\\evil.example/', '/\\evil.example'],
  ])('%s → %s', (target, expected) => {
    expect(canonicalTarget(target, 'site.example')).toBe(expected)
  })

  it('lowers the host', () => {
    expect(canonicalTarget('/a', 'SITE.example:3000')).toBe('//site.example:3000/a')
  })
})
