import { describe, expect, it } from 'vitest'
import { listRequestOf, listUrl } from './list-url.ts'

const parse = (path: string) => listRequestOf(new URL(path, 'http://site.example'))

describe('the URL of the blog list', () => {
  it.each([
    '/blogs',
    '/blogs?q=csrf',
    '/blogs/category/best-practices?page=2',
    '/blogs?category=Gossip',
    '/blogs?q=a%26b&category=Research&page=3',
  ])('%s survives a round trip', (path) => {
    expect(listUrl(parse(path))).toBe(path)
  })

  it('is the path of the category for a category in the query', () => {
    expect(listUrl(parse('/blogs?category=Best+Practices&q='))).toBe(
      '/blogs/category/best-practices',
    )
  })

  it('has no control characters', () => {
    expect(parse('/blogs?q=a%00b%0A').q).toBe('a b')
    expect(parse('/blogs?q=%E2%80%AE12%E2%81%A7').q).toBe('12')
  })

  it.each(['0', '-1', '1.5', 'x', ''])('page=%s counts as the first', (page) => {
    expect(parse(`/blogs?page=${page}`).page).toBe(1)
  })
})
