import { expect, it } from 'vitest'
import routes from '#app/routes.ts'
import { cacheKeyParameters } from '#server/pages/index.ts'
import { read } from './tracked-files.ts'

/** Routes whose query is not part of a cache key: the value of a header, and a page that is never cached. */
const others = new Set(['/cookies', '/preview'])

it('has the query parameters of every route that reads them in the cache key', () => {
  const readers = routes
    .filter(({ file }) =>
      /searchParams|\bsearch\b.*use|location\.search/i.test(read(`app/${file}`)),
    )
    .map(({ path = '' }) => `/${path}`)
    .filter((pattern) => !others.has(pattern))
  expect(readers).toContain('/blogs')
  expect(readers.filter((pattern) => !(pattern in cacheKeyParameters))).toEqual([])
})
