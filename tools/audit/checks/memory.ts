import { startSite } from '../../../tests/fixtures/running-site.ts'
import { residentMemory } from '../attacks/resident-memory.ts'
import type { Row } from '../row.ts'
import { sitemapUrls } from '../sitemap.ts'

/** Of the site, 300 MB, and the content platform in the same process, 200 MB. */
const MAX_RESIDENT_MB = 500

/** Resident memory of the default start after requesting every page of the sitemap twice. */
export async function measureMemory(): Promise<Row[]> {
  const site = await startSite({ LOG_LEVEL: 'warn' })
  try {
    const ready = await residentMemory(site.pid)
    const pages = await sitemapUrls(site.url)
    for (const page of [...pages, ...pages]) await (await fetch(page)).arrayBuffer()
    const { now, peak } = await residentMemory(site.pid)
    return [
      {
        check: `Resident memory after ${pages.length} pages, twice`,
        measured: `${now} MB (ready ${ready.now}, peak ${peak})`,
        wanted: `${MAX_RESIDENT_MB} MB at most`,
        isMet: pages.length > 0 && now <= MAX_RESIDENT_MB,
        notes: [],
      },
    ]
  } finally {
    await site.stop()
  }
}
