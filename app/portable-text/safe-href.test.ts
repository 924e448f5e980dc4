import { describe, expect, it } from 'vitest'
import { destinationOf } from './safe-href.ts'

describe('destinationOf', () => {
  it.each([
    ['https://owasp.org/', 'web'],
    ['http://example.com', 'web'],
    ['mailto:a@example.com', 'mail'],
    ['/pricing?x=1#y', 'site'],
    ['#part', 'site'],
  ])('%s is allowed', (href, kind) => {
    expect(destinationOf(href)?.kind).toBe(kind)
  })

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'ftp://example.com',
    'example.com',
    '',
    undefined,
    42,
  ])('%s is refused', (href) => {
    expect(destinationOf(href)).toBeUndefined()
  })
})
