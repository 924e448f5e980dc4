/**
 * `npm run audit`: the whole quality audit on the production build, in one table; exit 1 on a miss.
 * Names of paths limit what the Nu checker and Lighthouse look at: `npm run audit -- /pricing`.
 * What it measures with is installed on its first run, into `audit/tools`.
 */
import { buildWhenStale } from '../server/build.ts'
import { crawl } from '../tests/running/crawl.ts'
import { startSite } from '../tests/running/running-site.ts'
import { canonicalPages } from '../tests/running/site-paths.ts'
import { auditPages } from './checks/lighthouse.ts'
import { checkHtml } from './checks/nu-checker.ts'
import { observe } from './checks/observatory.ts'
import { runTests } from './checks/tests.ts'
import type { Row } from './row.ts'
import { printTable } from './table.ts'
import { installTools } from './tools.ts'

const chosen = process.argv.slice(2)
await buildWhenStale()
installTools()

const rows: Row[] = []
const take = async (name: string, check: () => Promise<Row[]>) => {
  console.log(`\n— ${name}`)
  try {
    rows.push(...(await check()))
  } catch (error) {
    rows.push({
      check: name,
      measured: 'could not run',
      wanted: '',
      isMet: false,
      notes: [String(error)],
    })
  }
}

const site = await startSite({ LOG_LEVEL: 'warn' })
await take('Links', async () => {
  const { pages, broken, outward } = await crawl(site.url)
  return [
    {
      check: 'Links',
      measured: `${broken.length} broken on ${pages.size} pages; ${outward.size} to other sites, not asked`,
      wanted: '0 broken',
      isMet: broken.length === 0,
      notes: broken,
    },
  ]
})
const paths = chosen.length > 0 ? chosen : canonicalPages
await take('Nu Html Checker', () => checkHtml(site.url, paths))
await take('Lighthouse', () => auditPages(site.url, paths))
await site.stop()
await take('HTTP Observatory', observe)
await take('Tests', runTests)

printTable(rows)
process.exitCode = rows.every(({ isMet }) => isMet) ? 0 : 1
