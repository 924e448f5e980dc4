import { describe, expect, it } from 'vitest'
import { pageKey } from './page-key.ts'

const key = (path: string) => pageKey(new URL(path, 'http://site.example'))

describe('pageKey', () => {
  it.each([
    ['/pricing', '/pricing'],
    ['/pricing?utm_source=x&fbclid=1', '/pricing'],
    ['/blogs?page=2&category=Research', '/blogs?category=Research&page=2'],
    ['/blogs?category=Research&page=2&x=1', '/blogs?category=Research&page=2'],
    ['/blogs?q=', '/blogs'],
    ['/blogs/category/research?page=2&x=1', '/blogs/category/research?page=2'],
    ['/blogs/category/research.data?page=2', '/blogs/category/research.data?page=2'],
    ['/blogs/category/research.md?page=2', '/blogs/category/research.md?page=2'],
    ['/?as=ana&order=1042&utm_source=x', '/?order=1042&as=ana'],
    ['/index.md?as=ben&order=1041&fix=applied', '/index.md?order=1041&as=ben&fix=applied'],
    ['/?as=mallory&order=-1&fix=1', '/'],
    [
      '/products/business-logic-map?rule=none&guard=added',
      '/products/business-logic-map?guard=added',
    ],
    ['/?export=2026-11&utm_source=x', '/?export=2026-11'],
    ['/?as=constructor&order=1042', '/?order=1042'],
    ['/pricing?as=ana&order=1042', '/pricing'],
    ['/terms?q=no-such&page=2', '/terms'],
    ['/terms.md?q=no-such', '/terms.md'],
    ['/blogs.md?q=a', '/blogs.md?q=a'],
    ['/blogs?_routes=root', '/blogs'],
    ['/blogs.data?_routes=root&q=a', '/blogs.data?q=a&_routes=root'],
  ])('%s is cached as %s', (path, expected) => expect(key(path)).toBe(expected))

  it('has no key for a URL longer than any of the site', () => {
    expect(key(`/${'a'.repeat(600)}`)).toBeUndefined()
    expect(key(`/blogs?q=${'a'.repeat(3000)}`)).toBeUndefined()
  })
})
