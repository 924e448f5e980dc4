import { expect, it } from 'vitest'
import { pathClassifier, pathNormalizer, routePatterns } from './page-routes.ts'

const routes = {
  root: { path: '' },
  home: { parentId: 'root' },
  jobs: { parentId: 'root', path: 'careers' },
  job: { parentId: 'jobs', path: ':jobId' },
  post: { parentId: 'root', path: 'blogs/:blogId' },
  feed: { parentId: 'root', path: 'blogs/feed.xml' },
  missing: { parentId: 'root', path: '*' },
}
const kindOf = pathClassifier(routePatterns(routes))

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
  expect(kindOf(path)).toBe(kind)
})

it('a fixed URL takes precedence over a parameter', () => {
  expect(kindOf('/blogs/feed.xml')).toBe('static')
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
  expect(pathNormalizer(routePatterns(routes))(path)).toBe(normalized)
})

it('keeps the case of paths that only `*` matches', () => {
  expect(pathNormalizer(['*'])('/node_modules/.vite/deps/react-DpnUW31M.js')).toBe(
    '/node_modules/.vite/deps/react-DpnUW31M.js',
  )
})
