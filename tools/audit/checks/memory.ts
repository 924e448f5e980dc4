import { setTimeout } from 'node:timers/promises'
import { startSite } from '../../../tests/fixtures/running-site.ts'
import { processTree } from '../attacks/resident-memory.ts'
import { sitemapUrls } from '../sitemap.ts'
import type { Row } from '../table.ts'

/** Each process starts the next one. */
const processNames = [
  { name: 'site', maxMb: 300 },
  { name: 'content platform', maxMb: 200 },
  { name: 'process of queries', maxMb: 200 },
]

/** Resident memory of the default start after requesting every page of the sitemap twice, by process. */
export async function measureMemory(): Promise<Row[]> {
  const site = await startSite()
  try {
    const processes = await processTree(site.pid)
    const ready = await Promise.all(processes.map(({ memory }) => memory()))
    const pages = await sitemapUrls(site.url)
    for (const page of [...pages, ...pages]) await (await fetch(page)).arrayBuffer()
    // Threads that highlight code and make Markdown end after a second without work.
    await setTimeout(3_000)
    return await Promise.all(
      processes.map(async ({ memory }, index) => {
        const { name, maxMb } = processNames[index] ?? { name: 'further process', maxMb: 200 }
        const { now, peak } = await memory()
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
