import { expect, inject, it } from 'vitest'
import { crawl } from '../fixtures/crawl.ts'
import { canonicalPages } from '../fixtures/site-paths.ts'

it('every link of the site leads somewhere, every anchor included', async () => {
  const { pages, broken } = await crawl(inject('siteUrl'))
  expect(broken).toEqual([])
  // What nothing links to, nobody finds.
  expect([...pages.keys()]).toEqual(expect.arrayContaining([...canonicalPages]))
}, 240_000)
