import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { destinationOf } from './safe-href.ts'

describe('destinationOf', () => {
  it.each([
    ['https://owasp.org/', 'web', 'https://owasp.org/'],
    ['http:example.com', 'web', 'http://example.com/'],
    ['mailto:a@example.com', 'plain', 'mailto:a@example.com'],
    [' /pricing?x=1#y ', 'page', '/pricing?x=1#y'],
    ['/blogs/../pricing', 'page', '/pricing'],
    ['/blogs/feed.xml', 'plain', '/blogs/feed.xml'],
    ['#part', 'plain', '#part'],
  ])('%s is allowed', (href, kind, written) => {
    expect(destinationOf(href)).toEqual({ kind, href: written })
  })

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'vbscript:x',
    'data:text/html,x',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/a/%2e%2e//evil.example',
    'ftp://example.com',
    'file:///etc/passwd',
    'https://',
    'example.com',
    '',
    undefined,
    null,
    42,
    ['https://owasp.org/'],
  ])('%s is refused', (href) => {
    expect(destinationOf(href)).toBeUndefined()
  })

  it('links only to this site, the web, or a mailbox, even when it is parsed again', () => {
    const scheme = fc.constantFrom('', '/', '//', 'javascript:', 'data:', '#', 'https:', 'mailto:')
    const rest = fc.string({ unit: fc.constantFrom(...'/\\.:@#?%2e\t\n ajscript') })
    fc.assert(
      fc.property(scheme, fc.oneof(rest, fc.string({ unit: 'binary' })), (start, end) => {
        const destination = destinationOf(start + end)
        if (!destination) return
        const url = new URL(destination.href, 'https://own.example/blogs/p')
        if (destination.kind === 'web') expect(['http:', 'https:']).toContain(url.protocol)
        else if (url.protocol !== 'mailto:') expect(url.origin).toBe('https://own.example')
        expect(destinationOf(destination.href)).toEqual(destination)
      }),
      { numRuns: 1_000 },
    )
  })
})
