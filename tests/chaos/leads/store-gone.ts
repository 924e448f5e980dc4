import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Postgres } from '../../fixtures/postgres.ts'
import { mountDisk } from '../disk.ts'
import type { Findings } from '../findings.ts'
import { leadsOf, post, siteSettings, start } from './test-site.ts'

/** A database outage: 503, nothing partially written, and a retried post is one lead. */
export async function storeGone(findings: Findings, postgres: Postgres): Promise<void> {
  findings.part('A store that goes away')
  await databaseGone(findings, postgres)
  await diskFull(findings)
}

async function databaseGone(findings: Findings, postgres: Postgres) {
  await using data = await siteSettings({ DATABASE_URL: await postgres.database() })
  const { settings } = data
  await using site = await start(settings)
  const before = (await post(site.url, 1)).status
  await postgres.kill()
  const during = (await post(site.url, 2)).status
  await postgres.start()
  const after = [(await post(site.url, 2)).status, (await post(site.url, 2)).status]
  const leads = await leadsOf(settings)
  const count = await leads.inbox.count()
  await leads.close()
  const held = before === 202 && during === 503 && after.every((s) => s === 202) && count === 2
  findings.add(
    'PostgreSQL killed',
    held,
    `${before}, ${during}, ${after.join(', ')}; ${count} leads`,
  )
}

/** A full file system of 3 MB. Only root can mount one. */
async function diskFull(findings: Findings) {
  await using data = await siteSettings({})
  const { settings } = data
  const disk = mountDisk(settings.DATA_DIR, 3)
  if (!disk) {
    console.log('  not tried: disk full (only root may mount a small file system)')
    return
  }
  using _disk = disk
  await using site = await start(settings)
  const filler = join(settings.DATA_DIR, 'filler')
  const statuses: number[] = [(await post(site.url, 1)).status]
  fill(filler)
  let number = 2
  for (; number < 500; number += 1) {
    statuses.push((await post(site.url, number)).status)
    if (statuses.at(-1) === 503) break
  }
  rmSync(filler)
  const after = (await post(site.url, number)).status
  const leads = await leadsOf(settings)
  const stored = await leads.inbox.list({}, { limit: 1000 })
  await leads.close()
  const accepted = statuses.filter((status) => status === 202).length + 1
  const whole = stored.every(({ deliveries }) => deliveries.some((d) => d.kind === 'notification'))
  findings.add(
    'disk full',
    statuses.at(-1) === 503 && after === 202 && stored.length === accepted && whole,
    `${statuses.at(-1)} when full, ${after} after; ${accepted} accepted, ${stored.length} stored`,
  )
}

function fill(file: string): void {
  for (const size of [65_536, 4096]) {
    try {
      for (;;) writeFileSync(file, Buffer.alloc(size), { flag: 'a' })
    } catch {
      // Full for blocks of this size.
    }
  }
}
