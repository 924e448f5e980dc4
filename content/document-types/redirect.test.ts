import { describe, expect, it } from 'vitest'
import { parsed } from '../test/parsed.ts'
import { checkCircle, redirect, targetsOf } from './redirect.ts'
import { checkPagePath } from './urls.ts'

const warnings: object[] = []
const log = { info() {}, warn: (detail: object) => warnings.push(detail) }
const redirects = (pairs: Record<string, string>) =>
  Object.entries(pairs).map(([from, to]) => ({ from, to }))

describe('redirects', () => {
  it('lead to the end of a chain, and nowhere in a circle', () => {
    const given = redirects({
      '/a': '/b?x=1',
      '/B/': '/c#d',
      '/one': '/two',
      '/two': '/ONE/',
      '/self': '/self#top',
      '/in': '/one',
    })
    expect(Object.fromEntries(targetsOf(given, log))).toEqual({ '/a': '/c#d', '/b': '/c#d' })
    expect(warnings).toEqual(['/one', '/two', '/self', '/in'].map((path) => ({ path })))
  })

  it('keep the first of two for one path', () => {
    const given = [
      { from: '/a', to: '/b' },
      { from: '/A/', to: '/c' },
    ]
    expect([...targetsOf(given, log).values()]).toEqual(['/b'])
  })

  it.each([
    ['/a', 'https://evil.example'],
    ['/a', '//evil.example'],
    ['a', '/b'],
    ['', '/b'],
  ])('are not read from %j to %j', (from, to) => {
    expect(() => parsed(redirect, { _id: 'r', from, to })).toThrow()
  })
})

describe('the editor', () => {
  it('refuses a path with a query or a fragment', () => {
    for (const path of ['/old?x=1', '/old#x', 'old']) {
      expect(checkPagePath(path)).toEqual(expect.any(String))
    }
    expect(checkPagePath('/summer-offer')).toBe(true)
  })

  it('refuses a circle, and a second redirect for a path', () => {
    const others = redirects({ '/b': '/c', '/c': '/a' })
    expect(checkCircle({ from: '/a', to: '/b' }, others)).toEqual(expect.any(String))
    expect(checkCircle({ from: '/a', to: '/A/' }, [])).toEqual(expect.any(String))
    expect(checkCircle({ from: '/B', to: '/x' }, others)).toEqual(expect.any(String))
    expect(checkCircle({ from: '/x', to: '/pricing' }, others)).toBe(true)
  })
})
