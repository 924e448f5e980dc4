import { existsSync } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { backUp as backUpContent } from 'content-lake'
import { backUpLeads } from '#leads/index.ts'
import type { Settings } from '../start/settings.ts'
import { BackupError, type Manifest, writeManifest } from './manifest.ts'

/** Says what has been done, a line each, and how far long work is. */
export interface Teller {
  line(text: string): void
  progress(what: string, done: number, total: number): void
}

/**
 * Copies what this installation keeps in `DATA_DIR` into a new folder, while the site runs. What is
 * kept elsewhere (PostgreSQL, a hosted content platform) is named, with what backs it up.
 * @throws BackupError when the folder is not empty, or when there is nothing to back up
 */
export async function backUp(
  settings: Settings,
  folder: string,
  teller: Teller,
): Promise<Manifest> {
  if (existsSync(folder) && (await readdir(folder)).length > 0) {
    throw new BackupError(`${folder} is not empty: give each backup a folder of its own.`)
  }
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const at = new Date().toISOString()
  const leads = await leadsPart(settings, folder, teller)
  const content = await contentPart(settings, folder, teller)
  if (!leads && !content)
    throw new BackupError(`There is nothing in ${settings.dataDir} to back up.`)
  const manifest = { version: 1 as const, at, ...(leads && { leads }), ...(content && { content }) }
  await writeManifest(folder, manifest)
  return manifest
}

async function leadsPart({ dataDir, databaseUrl }: Settings, folder: string, teller: Teller) {
  if (databaseUrl) {
    teller.line('Leads: not in this backup. They are in PostgreSQL (DATABASE_URL), whose own tools')
    teller.line('       back it up: pg_dump --format=custom --file=leads.dump "$DATABASE_URL"')
    return undefined
  }
  const leads = await backUpLeads(dataDir, join(folder, 'leads.db'), (done, total) =>
    teller.progress('Leads', done, total),
  )
  if (leads === undefined) return undefined
  teller.line(`Leads: ${leads}`)
  return { leads }
}

async function contentPart({ dataDir, sanity }: Settings, folder: string, teller: Teller) {
  if (sanity.projectId || sanity.apiHost) {
    teller.line('Content: not in this backup. It is on the platform that SANITY_* names, whose own')
    teller.line('         tools back it up: in packages/studio/, npx sanity dataset export')
    return undefined
  }
  const directory = join(dataDir, 'content')
  if (!existsSync(join(directory, 'lake.db'))) return undefined
  const { documents, assets, missing } = await backUpContent(
    directory,
    join(folder, 'content'),
    (what, done, total) => teller.progress(`Content, ${what}`, done, total),
  )
  teller.line(`Content: ${documents} documents, ${assets} assets`)
  for (const asset of missing) teller.line(`Content: the asset ${asset} is named, but is not there`)
  return { documents, assets }
}
