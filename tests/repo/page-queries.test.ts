import { expect, it } from 'vitest'
import routes from '#app/routes.ts'
import { read } from './tracked-files.ts'

/** Routes whose query needs no cache key: it's the value of a header, or the page is never cached. */
const others = new Set(['routes/cookies.tsx', 'routes/preview.tsx'])

it('names the query parameters of every route that reads them in its handle', () => {
  const readers = new Set(
    routes
      .map(({ file }) => file)
      .filter((file) => /searchParams|\bsearch\b.*use|location\.search/i.test(read(`app/${file}`)))
      .filter((file) => !others.has(file)),
  )
  expect(readers).toContain('routes/contact.tsx')
  const withoutQuery = [...readers].filter(
    (file) => !/handle = \{[^}]*\bquery:/.test(read(`app/${file}`)),
  )
  expect(withoutQuery).toEqual([])
})
