import { existsSync } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { backUp as backUpContent } from 'content-lake'
import { backUpLeads } from '#leads/index.ts'
import { usesEmbedded } from '../start/content-platform.ts'
import type { Settings } from '../start/settings.ts'
import { BackupError, type Manifest, writeManifest } from './manifest.ts'

/** Reports results, one line each, and the progress of long work. */
export interface ProgressReporter {
  line(text: string): void
  progress(what: string, done: number, total: number): void
}

/**
 * Backs up `DATA_DIR` into a new folder, while the site runs. For data stored elsewhere (PostgreSQL, a
 * hosted content platform), reports which tools back it up.
 * @throws BackupError when the folder is not empty, or when there is nothing to back up
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
  const leads = await leadsPart(settings, folder, reporter)
  const content = await contentPart(settings, folder, reporter)
  if (!leads && !content)
    throw new BackupError(`There is nothing in ${settings.dataDir} to back up.`)
  const manifest = { version: 1 as const, at, ...(leads && { leads }), ...(content && { content }) }
  await writeManifest(folder, manifest)
  return manifest
}

async function leadsPart(
  { dataDir, databaseUrl }: Settings,
  folder: string,
  reporter: ProgressReporter,
) {
  if (databaseUrl) {
    reporter.line(
      'Leads: not in this backup. They are in PostgreSQL (DATABASE_URL), whose own tools',
    )
    reporter.line('       back it up: pg_dump --format=custom --file=leads.dump "$DATABASE_URL"')
    return undefined
  }
  const leads = await backUpLeads(dataDir, join(folder, 'leads.db'), (done, total) =>
    reporter.progress('Leads', done, total),
  )
  if (leads === undefined) return undefined
  reporter.line(`Leads: ${leads}`)
  return { leads }
}

async function contentPart(settings: Settings, folder: string, reporter: ProgressReporter) {
  if (!usesEmbedded(settings)) {
    reporter.line(
      'Content: not in this backup. It is on the platform that SANITY_* names, whose own',
    )
    reporter.line('         tools back it up: in packages/studio/, npx sanity dataset export')
    return undefined
  }
  const directory = join(settings.dataDir, 'content')
  if (!existsSync(join(directory, 'lake.db'))) return undefined
  const { documents, assets, missing } = await backUpContent(
    directory,
    join(folder, 'content'),
    (what, done, total) => reporter.progress(`Content, ${what}`, done, total),
  )
  reporter.line(`Content: ${documents} documents, ${assets} assets`)
  for (const asset of missing) reporter.line(`Content: the asset ${asset} is missing`)
  return { documents, assets }
}
