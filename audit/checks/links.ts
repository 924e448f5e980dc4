import { crawl } from '../../tests/running/crawl.ts'
import type { Row } from '../row.ts'

/** Every link and anchor of the site, from its home page on. Other sites are named, not asked. */
export async function checkLinks(site: string): Promise<Row[]> {
  const { pages, broken, outward } = await crawl(site)
  return [
    {
      check: 'Links',
      measured: `${broken.length} broken on ${pages.size} pages; ${outward.size} to other sites, not asked`,
      wanted: '0 broken',
      isMet: broken.length === 0 && pages.size > 1,
      notes: broken,
    },
  ]
}
