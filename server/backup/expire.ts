import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { figures } from '#copy/legal/figures.ts'
import { readManifest } from './manifest.ts'

const DAY_MS = 24 * 60 * 60_000
const nameShape = /^(\d{4}-\d{2}-\d{2}T\d{2})(\d{2})(\d{2})Z$/

/** The name of a backup in a folder of backups: its start in UTC, such as `2026-01-31T031700Z`. */
export function backupName(at: Date): string {
  return at.toISOString().replace(/\.\d+/, '').replaceAll(':', '')
}

/**
 * Deletes the backups in a folder that are past their retention period, by their names, but never the newest
 * complete one. Anything with another name stays.
 * @returns the names of the deleted backups
 */
export async function deleteExpiredBackups(folder: string, now: Date): Promise<string[]> {
  const limit = now.getTime() - figures.retention.backupDays * DAY_MS
  const backups = (await readdir(folder)).filter((name) => nameShape.test(name)).toSorted()
  const complete: string[] = []
  for (const name of backups) if (await isComplete(join(folder, name))) complete.push(name)
  const expired = backups.filter((name) => {
    const began = Date.parse(name.replace(nameShape, '$1:$2:$3Z'))
    return began <= limit && name !== complete.at(-1)
  })
  for (const name of expired) await rm(join(folder, name), { recursive: true })
  return expired
}

async function isComplete(folder: string): Promise<boolean> {
  const manifest = await readManifest(folder).catch(() => undefined)
  return manifest !== undefined && (manifest.damage ?? []).length === 0
}
