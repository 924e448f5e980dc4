import { existsSync } from 'node:fs'
import { copyFile, lchown, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DirectoryInUseError, lockDirectory } from 'content-lake'
import { figures } from '#copy/legal/figures.ts'
import { endSessions, isLeadsDatabaseInUse } from '#leads/index.ts'
import { type DatabaseName, databaseDamage } from '../integrity/index.ts'
import { usesEmbedded } from '../start/content-platform.ts'
import { seedMarkers } from '../start/seed.ts'
import type { Settings } from '../start/settings.ts'
import type { ProgressReporter } from './back-up.ts'
import { checksumsOf, damagedAssets, databaseFiles, listBackupFiles } from './backup-files.ts'
import { BackupError, type Manifest, readManifest } from './manifest.ts'

/** The files and folders in `DATA_DIR` that restoring each part replaces. */
const filesOf: Record<DatabaseName, readonly string[]> = {
  leads: ['', '-wal', '-shm'].map((end) => databaseFiles.leads + end),
  content: ['content', 'content-cache'],
}

/**
 * Restores a backup to `DATA_DIR`. Everything is copied and checked before anything is replaced, and
 * replaced files are moved to a folder next to them. Sessions end, and the keys that sign sessions and previews
 * are made again, because anyone with the backup knows them.
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
  const files = await listBackupFiles(folder)

  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const release = lockDataDir(dataDir)
  try {
    const occupied = parts.filter((part) => existsSync(databaseOf(dataDir, part)))
    if (occupied.length > 0 && !force) {
      throw new BackupError(
        `${dataDir} already has ${occupied.join(' and ')}. With --force it is replaced, and kept beside it.`,
      )
    }
    const incoming = join(dataDir, '.restoring')
    await rm(incoming, { recursive: true, force: true })
    try {
      await copyFiles(folder, incoming, files)
      await checkCopy(incoming, manifest, parts)
      await prepare(incoming, manifest, parts)
      // If root restores, the files must belong to the user that the site runs as.
      await chownLike(dataDir, incoming)
      // A site may have started during the copy.
      refuseOpenLeads(dataDir)
      await replaceFiles(dataDir, incoming, parts, reporter)
    } finally {
      await rm(incoming, { recursive: true, force: true })
    }
  } finally {
    release()
  }
  if (manifest.leads && parts.includes('leads')) reporter.line(`Leads: ${manifest.leads.leads}`)
  if (manifest.content && parts.includes('content')) {
    const { documents, assets } = manifest.content
    reporter.line(`Content: documents ${documents}, assets ${assets}`)
  }
}

type Part = DatabaseName

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
  return join(folder, databaseFiles[part])
}

async function copyFiles(from: string, to: string, files: readonly string[]): Promise<void> {
  await mkdir(to, { mode: 0o700 })
  for (const file of files) {
    await mkdir(dirname(join(to, file)), { recursive: true, mode: 0o700 })
    await copyFile(join(from, file), join(to, file))
  }
}

/**
 * Checks the copy rather than the backup, which may be modified meanwhile: a file that is replaced by a link after it was
 * listed is copied from where the link leads.
 * @throws BackupError when a file is not the one that was backed up, or a database is damaged or missing
 */
async function checkCopy(folder: string, { files }: Manifest, parts: readonly Part[]) {
  if (files) {
    const copied = await checksumsOf(folder)
    for (const path of new Set([...Object.keys(files), ...Object.keys(copied)])) {
      if (files[path] !== copied[path]) throw new BackupError(`${path} is not as it was backed up.`)
    }
  } else {
    for (const path of await damagedAssets(folder))
      throw new BackupError(`${path} is not as it was backed up.`)
  }
  for (const part of parts) {
    const damage = databaseDamage(databaseOf(folder, part), part)
    if (damage) throw new BackupError(`${databaseFiles[part]} is damaged: ${damage}`)
  }
}

/** Makes a copy ready for its first start. */
async function prepare(folder: string, { at }: Manifest, parts: readonly Part[]): Promise<void> {
  if (parts.includes('leads')) endSessions(databaseOf(folder, 'leads'))
  if (!parts.includes('content')) return
  await mkdir(join(folder, 'content', 'assets'), { recursive: true, mode: 0o700 })
  // The seed must not be imported over it at the next start.
  for (const marker of Object.values(seedMarkers)) {
    await writeFile(join(folder, 'content', marker), `${at}\n`)
  }
}

/**
 * Locks a data folder against the site and the editor.
 * @returns the unlock function
 * @throws BackupError when the site or the editor runs on it
 */
function lockDataDir(dataDir: string): () => void {
  refuseOpenLeads(dataDir)
  const content = join(dataDir, 'content')
  if (!existsSync(content)) return () => undefined
  try {
    return lockDirectory(content)
  } catch (error) {
    throw error instanceof DirectoryInUseError ? siteRuns(dataDir) : error
  }
}

function refuseOpenLeads(dataDir: string): void {
  if (isLeadsDatabaseInUse(dataDir)) throw siteRuns(dataDir)
}

function siteRuns(dataDir: string): BackupError {
  return new BackupError(`A site or the editor (npm run studio) runs on ${dataDir}. Stop it first.`)
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
