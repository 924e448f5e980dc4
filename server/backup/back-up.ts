import { existsSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import { backUp as backUpContent, copyDatabase } from 'content-lake'
import { type DatabaseName, databaseDamage, embeddedDatabases } from '../integrity/index.ts'
import { usesEmbedded } from '../start/content-platform.ts'
import type { Settings } from '../start/settings.ts'
import { checksumsOf, damagedAssets, databaseFiles } from './backup-files.ts'
import { BackupError, type Manifest, writeManifest } from './manifest.ts'

/** Reports results, one line each, and the progress of long work. */
export interface ProgressReporter {
  line(text: string): void
  progress(what: string, done: number, total: number): void
}

/**
 * Backs up `DATA_DIR` into a new folder, while the site runs, and checks the copy. A part that cannot be copied, or
 * whose copy is damaged, is left out, and named in the manifest's `damage`. For data stored elsewhere (PostgreSQL, a
 * hosted content platform), reports which tools back it up.
 * @throws BackupError when the folder is not empty, or when nothing was backed up
 */
export async function backUp(
  settings: Settings,
  folder: string,
  reporter: ProgressReporter,
): Promise<Manifest> {
  if (existsSync(folder) && (await readdir(folder)).length > 0) {
    throw new BackupError(`${folder} is not empty: give each backup a folder of its own.`)
  }
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const at = new Date().toISOString()
  reportOtherStores(settings, reporter)
  const sources = embeddedDatabases(settings)
  if (sources.size === 0) {
    throw new BackupError(`There is nothing in ${settings.dataDir} to back up.`)
  }
  const damage: string[] = []
  /** Copies one part. */
  const part = async <T>(name: DatabaseName, copy: (source: string) => Promise<T>) => {
    const source = sources.get(name)
    if (!source) return undefined
    const target = join(folder, databaseFiles[name])
    try {
      const counts = await copy(source)
      const found = databaseDamage(target, name)
      if (found) throw new BackupError(found)
      return counts
    } catch (error) {
      damage.push(`${source}: ${error instanceof Error ? error.message : String(error)}`)
      await rm(name === 'leads' ? target : dirname(target), { recursive: true, force: true })
      return undefined
    }
  }

  const leads = await part('leads', async (source) => {
    const target = join(folder, databaseFiles.leads)
    await copyDatabase(source, target, (done, total) => reporter.progress('Leads', done, total))
    return { leads: countLeads(target) }
  })
  if (leads) reporter.line(`Leads: ${leads.leads}`)
  const content = await part('content', async (source) => {
    const target = dirname(join(folder, databaseFiles.content))
    const { documents, assets, missing } = await backUpContent(
      dirname(source),
      target,
      (what, done, total) => reporter.progress(`Content, ${what}`, done, total),
    )
    for (const asset of missing) reporter.line(`Content: the asset ${asset} is missing`)
    return { documents, assets }
  })
  if (content) reporter.line(`Content: documents ${content.documents}, assets ${content.assets}`)
  for (const path of await damagedAssets(folder))
    damage.push(`${path}: other content than its name`)

  if (!leads && !content) throw new BackupError(`Nothing was backed up.\n${damage.join('\n')}`)
  const manifest: Manifest = {
    version: 2,
    at,
    ...(leads && { leads }),
    ...(content && { content }),
    files: await checksumsOf(folder),
    damage,
  }
  await writeManifest(folder, manifest)
  return manifest
}

function countLeads(file: string): number {
  const database = new Database(file, { readonly: true })
  try {
    return Number(database.prepare('SELECT count(*) FROM leads').pluck().get())
  } finally {
    database.close()
  }
}

function reportOtherStores(settings: Settings, reporter: ProgressReporter): void {
  if (settings.databaseUrl) {
    reporter.line(
      'Leads: not in this backup. They are in PostgreSQL (DATABASE_URL), whose own tools',
    )
    reporter.line('       back it up: pg_dump --format=custom --file=leads.dump "$DATABASE_URL"')
  }
  if (!usesEmbedded(settings)) {
    reporter.line(
      'Content: not in this backup. It is on the platform that SANITY_* names, whose own',
    )
    reporter.line('         tools back it up: in packages/studio/, npx sanity dataset export')
  }
}
