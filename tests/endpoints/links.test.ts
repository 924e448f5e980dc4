import { expect, inject, it } from 'vitest'
import { crawl } from '../fixtures/crawl.ts'
import { canonicalPages } from '../fixtures/site-paths.ts'

it('every link of the site works, including anchors', async () => {
  const { pages, broken } = await crawl(inject('siteUrl'))
  expect(broken).toEqual([])
  // Every page must be reachable by links.
  expect([...pages.keys()]).toEqual(expect.arrayContaining([...canonicalPages]))
}, 240_000)
