import { expect, it } from 'vitest'
import { routeClassOf } from './route-class.ts'

it.each([
  ['GET', '/', 'page'],
  ['GET', '/blogs/feed.xml', 'page'],
  ['HEAD', '/pricing.md', 'page'],
  ['GET', '/blogs.data', 'data'],
  ['POST', '/contact', 'form'],
  ['POST', '/api/email-send', 'api'],
  ['GET', '/images/local/production/a-1x1.png', 'image'],
  ['GET', '/assets/root-abc.js', 'file'],
  ['GET', '/favicon.svg', 'file'],
  ['GET', '/leads/abc', 'leads'],
  ['POST', '/studio/api/v1/data/mutate/production', 'studio'],
  ['GET', '/readyz', 'probe'],
  ['GET', '/constructor', 'page'],
])('%s %s counts as %s', (method, path, expected) => {
  expect(routeClassOf(method, path)).toBe(expected)
})
