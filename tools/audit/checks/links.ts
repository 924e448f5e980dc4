import { crawl } from '../../../tests/fixtures/crawl.ts'
import type { Row } from '../row.ts'

/**
 * Checks every link and anchor of the site, starting at its home page. Links to other sites are counted.
 * @returns its line of the table, and the paths of the pages
 */
export async function checkLinks(site: string): Promise<{ row: Row; paths: string[] }> {
  const { pages, broken, outward } = await crawl(site)
  const row = {
    check: 'Links',
    measured: `${broken.length} broken on ${pages.size} pages; ${outward.size} to other sites, not requested`,
    wanted: '0 broken',
    isMet: broken.length === 0 && pages.size > 1,
    notes: broken,
  }
  return { row, paths: [...pages.keys()] }
}
