import { expect, it } from 'vitest'
import { kindOf, normalizePath, pageRoutes, routeFinder } from './page-routes.ts'

const routes = {
  root: { path: '' },
  home: { parentId: 'root', module: { handle: { query: ['order'] } } },
  jobs: { parentId: 'root', path: 'careers' },
  job: { parentId: 'jobs', path: ':jobId' },
  post: { parentId: 'root', path: 'blogs/:blogId' },
  feed: { parentId: 'root', path: 'blogs/feed.xml' },
  missing: { parentId: 'root', path: '*' },
}
const routeOf = routeFinder(pageRoutes(routes))

it.each([
  ['/', 'static'],
  ['/_root.data', 'static'],
  ['/index.md', 'static'],
  ['/careers', 'static'],
  ['/careers.data', 'static'],
  ['/careers/one', 'dynamic'],
  ['/careers/one.md', 'dynamic'],
  ['/blogs/one', 'dynamic'],
  ['/careers/one/two', 'unmatched'],
  ['/nothing', 'unmatched'],
  ['/favicon.ico', 'unmatched'],
])('%s is: %s', (path, kind) => {
  expect(kindOf(routeOf(path))).toBe(kind)
})

it('the home page has its own handle, not that of the root', () => {
  expect(routeOf('/')?.query).toEqual(['order'])
})

it('a fixed URL takes precedence over a parameter', () => {
  expect(kindOf(routeOf('/blogs/feed.xml'))).toBe('static')
})

it.each([
  ['/Careers', '/careers'],
  ['/CAREERS.md', '/careers.md'],
  ['/Blogs/FEED.xml', '/blogs/feed.xml'],
  // IDs come from the content, and their case matters.
  ['/Blogs/Ab-C', '/blogs/Ab-C'],
  ['/careers/Job-1', '/careers/Job-1'],
  ['/assets/root-BaNfAq.js', '/assets/root-BaNfAq.js'],
  ['/Nothing', '/Nothing'],
  ['/%63areers', '/careers'],
  ['/blogs/On%65%2d%2D%7e', '/blogs/One--~'],
  ['/blogs/%c3%bc%2f', '/blogs/%C3%BC%2F'],
  ['/blogs/%2E%2e', '/blogs/%2E%2E'],
  ['/%2e%2e/%6eothing', '/%2e%2e/%6eothing'],
  ['/100%', '/100%'],
])('the spelling of %s becomes %s', (path, normalized) => {
  expect(normalizePath(path, routeOf)).toBe(normalized)
})

it('keeps the case of paths that only `*` matches', () => {
  const path = '/node_modules/.vite/deps/react-DpnUW31M.js'
  expect(normalizePath(path, routeFinder([{ pattern: '*' }]))).toBe(path)
})
