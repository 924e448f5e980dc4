import { existsSync } from 'node:fs'
import { cp, lchown, lstat, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { DirectoryInUseError, lockDirectory } from 'content-lake'
import { figures } from '#copy/legal/figures.ts'
import { isLeadsDatabaseInUse } from '#leads/index.ts'
import { usesEmbedded } from '../start/content-platform.ts'
import { seedMarkers } from '../start/seed.ts'
import type { Settings } from '../start/settings.ts'
import type { ProgressReporter } from './back-up.ts'
import { BackupError, type Manifest, readManifest } from './manifest.ts'

/** The files and folders in `DATA_DIR` that restoring each part replaces. */
const filesOf = {
  leads: ['leads.db', 'leads.db-wal', 'leads.db-shm'],
  content: ['content', 'content-cache'],
}

/**
 * Restores a backup to `DATA_DIR`. Everything is checked and copied before anything is replaced, and
 * replaced files are moved to a folder beside them.
 * @param force whether existing data may be replaced (never while the site or the editor runs)
 * @throws BackupError when the backup is damaged, the site or editor runs, or data exists without `force`
 */
export async function restore(
  settings: Settings,
  folder: string,
  force: boolean,
  reporter: ProgressReporter,
): Promise<void> {
  const { dataDir } = settings
  const manifest = await readManifest(folder)
  const parts = partsFor(settings, manifest, reporter)
  if (parts.length === 0) throw new BackupError('This backup has no data that is stored here.')
  for (const part of parts) {
    await checkPlain(join(folder, filesOf[part][0] ?? ''))
    checkWhole(databaseOf(folder, part))
  }

  await mkdir(dataDir, { recursive: true })
  const release = await lockDataDir(dataDir)
  try {
    const occupied = parts.filter((part) => existsSync(databaseOf(dataDir, part)))
    if (occupied.length > 0 && !force) {
      throw new BackupError(
        `${dataDir} already has ${occupied.join(' and ')}. With --force it is replaced, and kept beside it.`,
      )
    }
    const incoming = join(dataDir, '.restoring')
    await rm(incoming, { recursive: true, force: true })
    await mkdir(incoming, { mode: 0o700 })
    for (const part of parts) {
      const name = filesOf[part][0] ?? ''
      await cp(join(folder, name), join(incoming, name), {
        recursive: true,
        verbatimSymlinks: true,
      })
      // Checked again: the backup may have been modified while it was copied.
      await checkPlain(join(incoming, name))
    }
    if (parts.includes('content')) {
      // The seed must not be imported over it at the next start.
      for (const marker of Object.values(seedMarkers)) {
        await writeFile(join(incoming, 'content', marker), `${manifest.at}\n`)
      }
    }
    // If root restores, the files must belong to the user that the site runs as.
    await chownLike(dataDir, incoming)
    await replaceFiles(dataDir, incoming, parts, reporter)
  } finally {
    release()
  }
  if (manifest.leads && parts.includes('leads')) reporter.line(`Leads: ${manifest.leads.leads}`)
  if (manifest.content && parts.includes('content')) {
    const { documents, assets } = manifest.content
    reporter.line(`Content: ${documents} documents, ${assets} assets`)
  }
}

type Part = keyof typeof filesOf

function partsFor(settings: Settings, manifest: Manifest, reporter: ProgressReporter): Part[] {
  const parts: Part[] = []
  if (manifest.leads && settings.databaseUrl) {
    reporter.line(
      'Leads: skipped. They are stored in PostgreSQL here (DATABASE_URL): use pg_restore.',
    )
  } else if (manifest.leads) parts.push('leads')
  if (manifest.content && !usesEmbedded(settings)) {
    reporter.line('Content: skipped. It is on the platform that SANITY_* names.')
  } else if (manifest.content) parts.push('content')
  return parts
}

function databaseOf(folder: string, part: Part): string {
  return part === 'leads' ? join(folder, 'leads.db') : join(folder, 'content', 'lake.db')
}

/**
 * Rejects symbolic links, because the site would serve their targets from anywhere on the machine.
 * @throws BackupError unless a path has plain files and folders only
 */
async function checkPlain(path: string): Promise<void> {
  const found = await lstat(path).catch(() => undefined)
  if (found?.isFile()) return
  if (!found?.isDirectory()) throw new BackupError(`${path} is not a plain file or folder.`)
  for (const name of await readdir(path)) await checkPlain(join(path, name))
}

/** @throws BackupError when a database of the backup is damaged or missing */
function checkWhole(file: string): void {
  let verdict: unknown
  try {
    const database = new Database(file, { fileMustExist: true, readonly: true })
    verdict = database.pragma('quick_check', { simple: true })
    database.close()
  } catch (error) {
    verdict = String(error)
  }
  if (verdict !== 'ok') throw new BackupError(`${file} is damaged: ${String(verdict)}`)
}

/**
 * Locks a data folder against the site and the editor.
 * @returns the unlock function
 * @throws BackupError when the site or the editor runs on it
 */
async function lockDataDir(dataDir: string): Promise<() => void> {
  const running = new BackupError(
    `A site or the editor (npm run studio) runs on ${dataDir}. Stop it first.`,
  )
  if (isLeadsDatabaseInUse(dataDir)) throw running
  const content = join(dataDir, 'content')
  if (!existsSync(content)) return () => undefined
  try {
    return lockDirectory(content)
  } catch (error) {
    throw error instanceof DirectoryInUseError ? running : error
  }
}

async function replaceFiles(
  dataDir: string,
  incoming: string,
  parts: readonly Part[],
  reporter: ProgressReporter,
): Promise<void> {
  const aside = join(dataDir, `before-restore-${new Date().toISOString().replaceAll(':', '-')}`)
  for (const name of parts.flatMap((part) => filesOf[part])) {
    if (!existsSync(join(dataDir, name))) continue
    await mkdir(aside, { recursive: true, mode: 0o700 })
    await rename(join(dataDir, name), join(aside, name))
  }
  for (const part of parts) {
    const name = filesOf[part][0] ?? ''
    await rename(join(incoming, name), join(dataDir, name))
  }
  await rm(incoming, { recursive: true })
  if (!existsSync(aside)) return
  await chownLike(dataDir, aside)
  const days = figures.retention.backupDays
  reporter.line(
    `The replaced files are in ${aside}. Delete it within ${days} days, like any backup.`,
  )
}

/**
 * Changes the owner of a file, or of a folder and its contents, to that of another folder. Does nothing
 * unless the process is root: other users already own what they write. Symbolic links are not followed.
 */
async function chownLike(folder: string, path: string): Promise<void> {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = await stat(folder)
  await lchown(path, uid, gid)
  const names = await readdir(path, { recursive: true }).catch(() => [])
  for (const name of names) await lchown(join(path, name), uid, gid)
}
