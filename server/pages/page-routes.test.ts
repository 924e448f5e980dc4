import { expect, it } from 'vitest'
import { caseNormalizer, pageClassifier, routePatterns } from './page-routes.ts'

const routes = {
  root: { path: '' },
  home: { parentId: 'root' },
  jobs: { parentId: 'root', path: 'careers' },
  job: { parentId: 'jobs', path: ':jobId' },
  post: { parentId: 'root', path: 'blogs/:blogId' },
  feed: { parentId: 'root', path: 'blogs/feed.xml' },
  missing: { parentId: 'root', path: '*' },
}
const kindOf = pageClassifier(routePatterns(routes))

it.each([
  ['/', 'page'],
  ['/_root.data', 'page'],
  ['/index.md', 'page'],
  ['/careers', 'page'],
  ['/careers.data', 'page'],
  ['/careers/one', 'named'],
  ['/careers/one.md', 'named'],
  ['/blogs/one', 'named'],
  ['/careers/one/two', 'unlisted'],
  ['/nothing', 'unlisted'],
  ['/favicon.ico', 'unlisted'],
])('%s is: %s', (path, kind) => {
  expect(kindOf(path)).toBe(kind)
})

it('a fixed URL comes before a parameter', () => {
  expect(kindOf('/blogs/feed.xml')).toBe('page')
})

it.each([
  ['/Careers', '/careers'],
  ['/CAREERS.md', '/careers.md'],
  ['/Blogs/FEED.xml', '/blogs/feed.xml'],
  // Ids are the content's, and case is part of them.
  ['/Blogs/Ab-C', '/blogs/Ab-C'],
  ['/careers/Job-1', '/careers/Job-1'],
  ['/assets/root-BaNfAq.js', '/assets/root-BaNfAq.js'],
  ['/Nothing', '/Nothing'],
])('the case of %s becomes that of %s', (path, normalized) => {
  expect(caseNormalizer(routePatterns(routes))(path)).toBe(normalized)
})
