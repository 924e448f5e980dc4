import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openLeadsOf } from '../../fixtures/received-leads.ts'
import { mountDisk } from '../disk.ts'
import type { Findings } from '../findings.ts'
import { post, siteSettings, start } from './test-site.ts'

/** A full file system of 3 MB, which only root can mount: 503, and nothing is stored partially. */
export async function diskFull(findings: Findings): Promise<void> {
  findings.part('A full disk')
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
  const leads = await openLeadsOf(settings)
  const stored = await leads.inbox.list({}, { limit: 1000 })
  await leads.close()
  const accepted = statuses.filter((status) => status === 202).length + 1
  const whole = stored.every(({ deliveries }) =>
    deliveries.some((d) => d.kind === 'acknowledgement'),
  )
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
