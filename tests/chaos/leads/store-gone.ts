import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Postgres } from '../../fixtures/postgres.ts'
import type { Findings } from '../findings.ts'
import { leadsOf, post, siteSettings, start } from './test-site.ts'

/** A database outage: 503, nothing partially written, and a retried post is one lead. */
export async function storeGone(findings: Findings, postgres: Postgres): Promise<void> {
  findings.part('A store that goes away')
  await databaseGone(findings, postgres)
  await diskFull(findings)
}

async function databaseGone(findings: Findings, postgres: Postgres) {
  const { settings, remove } = await siteSettings({ DATABASE_URL: await postgres.database() })
  const site = await start(settings)
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
  await site.stop()
  await remove()
}

/** A full file system of 3 MB. Only root can mount one. */
async function diskFull(findings: Findings) {
  const folder = mkdtempSync(join(tmpdir(), 'full-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=3m', 'tmpfs', folder]).status === 0
  if (!mounted) {
    console.log('  not tried: disk full (only root may mount a small file system)')
    return
  }
  const { settings, remove } = await siteSettings({ DATA_DIR: folder })
  const site = await start(settings)
  try {
    const statuses: number[] = [(await post(site.url, 1)).status]
    fill(join(folder, 'filler'))
    let number = 2
    for (; number < 500; number += 1) {
      statuses.push((await post(site.url, number)).status)
      if (statuses.at(-1) === 503) break
    }
    rmSync(join(folder, 'filler'))
    const after = (await post(site.url, number)).status
    const leads = await leadsOf(settings)
    const stored = await leads.inbox.list({}, { limit: 1000 })
    await leads.close()
    const accepted = statuses.filter((status) => status === 202).length + 1
    const whole = stored.every(({ deliveries }) =>
      deliveries.some((d) => d.kind === 'notification'),
    )
    findings.add(
      'disk full',
      statuses.at(-1) === 503 && after === 202 && stored.length === accepted && whole,
      `${statuses.at(-1)} when full, ${after} after; ${accepted} accepted, ${stored.length} stored`,
    )
  } finally {
    await site.stop()
    spawnSync('umount', [folder])
    rmSync(folder, { recursive: true, force: true })
    await remove()
  }
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
