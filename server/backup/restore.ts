import { existsSync } from 'node:fs'
import { cp, lstat, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { DirectoryInUseError, lockDirectory } from 'content-lake'
import { isLeadsDatabaseInUse } from '#leads/index.ts'
import { seedMarker } from '../start/seed.ts'
import type { Settings } from '../start/settings.ts'
import type { Teller } from './back-up.ts'
import { giveToOwnerOf } from './chown-like.ts'
import { BackupError, type Manifest, readManifest } from './manifest.ts'

/** What of `DATA_DIR` a restored leads database, and restored content, take the place of. */
const places = {
  leads: ['leads.db', 'leads.db-wal', 'leads.db-shm'],
  content: ['content', 'content-cache'],
}

/**
 * Puts a backup into `DATA_DIR`. Everything is checked and copied before anything is replaced, and
 * what is replaced is kept beside it.
 * @param force whether what is there may be replaced; never while site or editor runs
 * @throws BackupError when the backup is not whole, site or editor runs, or there is something already
 */
export async function restore(
  settings: Settings,
  folder: string,
  force: boolean,
  teller: Teller,
): Promise<void> {
  const { dataDir } = settings
  const manifest = await readManifest(folder)
  const parts = partsFor(settings, manifest, teller)
  if (parts.length === 0) throw new BackupError('This backup holds nothing that is kept here.')
  for (const part of parts) {
    await checkPlain(join(folder, places[part][0] ?? ''))
    checkWhole(databaseOf(folder, part))
  }

  await mkdir(dataDir, { recursive: true })
  const release = await holdStill(dataDir)
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
      const name = places[part][0] ?? ''
      await cp(join(folder, name), join(incoming, name), {
        recursive: true,
        verbatimSymlinks: true,
      })
      // What was looked at before may have been exchanged while it was copied.
      await checkPlain(join(incoming, name))
    }
    if (parts.includes('content')) {
      // The dataset that comes with the site must not be imported over it at the next start.
      await writeFile(join(incoming, 'content', seedMarker), `${manifest.at}\n`)
    }
    // Root restores; the site runs as who has the folder, and could not read files of root's.
    await giveToOwnerOf(dataDir, incoming)
    await exchange(dataDir, incoming, parts, teller)
  } finally {
    release()
  }
  if (manifest.leads && parts.includes('leads')) teller.line(`Leads: ${manifest.leads.leads}`)
  if (manifest.content && parts.includes('content')) {
    const { documents, assets } = manifest.content
    teller.line(`Content: ${documents} documents, ${assets} assets`)
  }
}

type Part = keyof typeof places

function partsFor(settings: Settings, manifest: Manifest, teller: Teller): Part[] {
  const parts: Part[] = []
  if (manifest.leads && settings.databaseUrl) {
    teller.line('Leads: left out. They are kept in PostgreSQL here (DATABASE_URL): use pg_restore.')
  } else if (manifest.leads) parts.push('leads')
  if (manifest.content && (settings.sanity.projectId || settings.sanity.apiHost)) {
    teller.line('Content: left out. It is on the platform that SANITY_* names.')
  } else if (manifest.content) parts.push('content')
  return parts
}

function databaseOf(folder: string, part: Part): string {
  return part === 'leads' ? join(folder, 'leads.db') : join(folder, 'content', 'lake.db')
}

/**
 * A symbolic link in a backup would have the site serve what it leads to, wherever that is.
 * @throws BackupError unless a path holds plain files and folders only
 */
async function checkPlain(path: string): Promise<void> {
  const found = await lstat(path).catch(() => undefined)
  if (found?.isFile()) return
  if (!found?.isDirectory()) throw new BackupError(`${path} is no plain file or folder.`)
  for (const name of await readdir(path)) await checkPlain(join(path, name))
}

/** @throws BackupError when a database of the backup is damaged or not there */
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
 * Makes sure that neither site nor editor runs on a folder, and that none starts its content platform meanwhile.
 * @returns what ends the hold
 */
async function holdStill(dataDir: string): Promise<() => void> {
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

async function exchange(
  dataDir: string,
  incoming: string,
  parts: readonly Part[],
  teller: Teller,
): Promise<void> {
  const aside = join(dataDir, `before-restore-${new Date().toISOString().replaceAll(':', '-')}`)
  for (const name of parts.flatMap((part) => places[part])) {
    if (!existsSync(join(dataDir, name))) continue
    await mkdir(aside, { recursive: true, mode: 0o700 })
    await rename(join(dataDir, name), join(aside, name))
  }
  for (const part of parts) {
    const name = places[part][0] ?? ''
    await rename(join(incoming, name), join(dataDir, name))
  }
  await rm(incoming, { recursive: true })
  if (!existsSync(aside)) return
  await giveToOwnerOf(dataDir, aside)
  teller.line(`What was there is in ${aside}`)
}
