import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { figures } from '#copy/legal/figures.ts'
import { backupName, deleteExpiredBackups } from './expire.ts'

it('deletes backups past their retention period, and nothing else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'backups-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const now = new Date('2026-03-01T03:17:00Z')
  const daysAgo = (days: number) => backupName(new Date(now.getTime() - days * 24 * 60 * 60_000))
  const { backupDays } = figures.retention
  const others = ['before-the-move', '2020-01-01', 'leads.dump']
  const kept = [daysAgo(0), daysAgo(backupDays - 1), ...others]
  for (const name of [...kept, daysAgo(backupDays), daysAgo(400)]) {
    await mkdir(join(folder, name, 'content'), { recursive: true })
  }
  expect((await deleteExpiredBackups(folder, now)).toSorted()).toEqual(
    [daysAgo(backupDays), daysAgo(400)].toSorted(),
  )
  expect((await readdir(folder)).toSorted()).toEqual(kept.toSorted())
})
