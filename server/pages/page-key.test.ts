import { describe, expect, it } from 'vitest'
import { pageKey } from './page-key.ts'
import { routeFinder } from './page-routes.ts'

const routeOf = routeFinder([
  { pattern: '/', query: ['order', 'as', 'fix'] },
  { pattern: '/pricing' },
  { pattern: '/cookies', dependsOnSecGpc: true },
  { pattern: '/blogs', query: ['category', 'page', 'q'] },
  { pattern: '/blogs/category/:category', query: ['page'] },
])
const key = (path: string, secGpc?: string) => {
  const url = new URL(path, 'http://site.example')
  return pageKey(url, routeOf(url.pathname), secGpc)
}

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
    ['/pricing?as=ana&order=1042', '/pricing'],
    ['/pricing.md?q=no-such', '/pricing.md'],
    ['/blogs.md?q=a', '/blogs.md?q=a'],
    ['/blogs?_routes=root', '/blogs'],
    ['/blogs.data?_routes=root&q=a', '/blogs.data?q=a&_routes=root'],
  ])('%s is cached as %s', (path, expected) => expect(key(path)).toBe(expected))

  it('has the Sec-GPC header in the key of a page that depends on it', () => {
    expect(key('/cookies', '1')).toBe('/cookies?gpc=1')
    expect(key('/cookies.data', '1')).toBe('/cookies.data?gpc=1')
    expect(key('/cookies?gpc=1', '0')).toBe('/cookies')
    expect(key('/pricing', '1')).toBe('/pricing')
  })

  it('has no key for a URL longer than any of the site', () => {
    expect(key(`/${'a'.repeat(600)}`)).toBeUndefined()
    expect(key(`/blogs?q=${'a'.repeat(3000)}`)).toBeUndefined()
  })
})
