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
    ['/pric%0D%0Aing%0a', '/pricing'],
    ['/%0A/evil.example', '/evil.example'],
    ['/pricing%E2%80%A8', '/pricing'],
    ['//evil.example/', '/evil.example'],
    ['/\\evil.example/', '/evil.example'],
    ['/\\evil.example', '/evil.example'],
    [
      '/contact?reason=demo?utm_source=a?utm_medium=b',
      '/contact?reason=demo&utm_source=a&utm_medium=b',
    ],
    ['/contact?reason=demo&amp;utm_source=a&amp;b=c', '/contact?reason=demo&utm_source=a&b=c'],
    ['/blogs/?q=why?&amp;page=2', '/blogs?q=why?&page=2'],
    ['/blogs?q=what?utm', undefined],
    ['/contact?utm_source=a', undefined],
  ])('%s → %s', (target, expected) => {
    expect(canonicalTarget(target, 'site.example', 'https://site.example')).toBe(expected)
  })

  it('lowercases the host', () => {
    const target = canonicalTarget('/a', 'SITE.example:3000', 'http://site.example:3000')
    expect(target).toBe('//site.example:3000/a')
  })

  it.each(['EVIL.example', 'SITE.example.evil', 'SITE.example:4000', 'A b', ''])(
    'leads to no host but the site: %s',
    (host) => {
      const siteUrl = 'http://site.example:3000'
      expect(canonicalTarget('/a', host, siteUrl)).toBeUndefined()
      expect(canonicalTarget('/a/', host, siteUrl)).toBe('/a')
    },
  )
})
