import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { figures } from '#copy/legal/figures.ts'
import { backupName, deleteExpiredBackups } from './expire.ts'
import { writeManifest } from './manifest.ts'

const now = new Date('2026-03-01T03:17:00Z')
const daysAgo = (days: number) => backupName(new Date(now.getTime() - days * 24 * 60 * 60_000))
const { backupDays } = figures.retention

async function backups(names: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'backups-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const name of names) await mkdir(join(folder, name, 'content'), { recursive: true })
  return folder
}

function finish(folder: string, name: string, damage: readonly string[] = []) {
  return writeManifest(join(folder, name), { version: 2, at: name, damage: [...damage] })
}

it('deletes backups past their retention period, and nothing else', async () => {
  const others = ['before-the-move', '2020-01-01', 'leads.dump']
  const kept = [daysAgo(0), daysAgo(backupDays - 1), ...others]
  const folder = await backups([...kept, daysAgo(backupDays), daysAgo(400)])
  expect((await deleteExpiredBackups(folder, now)).toSorted()).toEqual(
    [daysAgo(backupDays), daysAgo(400)].toSorted(),
  )
  expect((await readdir(folder)).toSorted()).toEqual(kept.toSorted())
})

it('keeps the newest complete backup, however old it is', async () => {
  const [older, complete, damaged, unfinished] = [400, 300, 200, 100].map(daysAgo)
  const names = [older, complete, damaged, unfinished].map((name) => name ?? '')
  const folder = await backups(names)
  await finish(folder, older ?? '')
  await finish(folder, complete ?? '')
  await finish(folder, damaged ?? '', ['leads.db'])
  await deleteExpiredBackups(folder, now)
  expect(await readdir(folder)).toEqual([complete])
})
