import { contentProcessesOf, startSite } from '../../../tests/fixtures/running-site.ts'
import { residentMemory } from '../attacks/resident-memory.ts'
import type { Row } from '../row.ts'
import { sitemapUrls } from '../sitemap.ts'

const MAX_SITE_MB = 300
const MAX_CONTENT_PLATFORM_MB = 200

/** Resident memory of the default start after requesting every page of the sitemap twice, by process. */
export async function measureMemory(): Promise<Row[]> {
  const site = await startSite()
  try {
    const processes = [
      { name: 'site', pid: site.pid, maxMb: MAX_SITE_MB },
      ...contentProcessesOf(site).map((pid) => ({
        name: 'content platform',
        pid,
        maxMb: MAX_CONTENT_PLATFORM_MB,
      })),
    ]
    const ready = await Promise.all(processes.map(({ pid }) => residentMemory(pid)))
    const pages = await sitemapUrls(site.url)
    for (const page of [...pages, ...pages]) await (await fetch(page)).arrayBuffer()
    return await Promise.all(
      processes.map(async ({ name, pid, maxMb }, index) => {
        const { now, peak } = await residentMemory(pid)
        return {
          check: `Resident memory of the ${name} after ${pages.length} pages, twice`,
          measured: `${now} MB (ready ${ready[index]?.now}, peak ${peak})`,
          wanted: `${maxMb} MB at most`,
          isMet: pages.length > 0 && now <= maxMb,
          notes: [],
        }
      }),
    )
  } finally {
    await site.stop()
  }
}
