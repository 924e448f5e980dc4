import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ContentLake } from 'content-lake'
import { clientOf, importDataset, seedPrefix } from '#content/index.server.ts'
import { requireFreeSpace } from './data-directory.ts'
import type { Log } from './log.ts'
import { siteContentSeed } from './site-content-seed.ts'

/** Marker files in the platform's folder for what has been imported. */
export const seedMarkers = { dataset: 'seeded', siteContent: 'site-content-seeded' } as const

const seedFolder = join(import.meta.dirname, '..', '..', 'content', 'seed')

/**
 * Imports the seed dataset into a new embedded platform, and the site content into a platform that has had
 * none. Writes a marker file after each, so that an interrupted import is repeated, and a dataset that an
 * owner has emptied stays empty.
 * @param directory the platform's folder
 * @throws SettingsError when its disk has no room
 */
export async function seedOnce(lake: ContentLake, directory: string, log: Log): Promise<void> {
  await once(join(directory, seedMarkers.dataset), async () => {
    await requireFreeSpace(directory)
    const imported = await importDataset(lake, seedFolder)
    await markAsSeeded(lake)
    log.info({ ...imported }, 'seed dataset imported')
  })
  await once(join(directory, seedMarkers.siteContent), async () => {
    const transaction = clientOf(lake).transaction()
    for (const document of siteContentSeed()) transaction.createIfNotExists(document)
    await transaction.commit({ visibility: 'async' })
    log.info({}, 'site content added to the dataset')
  })
}

/** Gives each post and job a revision that says that it's from the seed. Nothing else changes: all have a title. */
async function markAsSeeded(lake: ContentLake): Promise<void> {
  const client = clientOf(lake)
  const seeded = client.patch({ query: '*[_type in ["blog", "job"]]' }).setIfMissing({ title: '' })
  const transaction = client.transaction().transactionId(`${seedPrefix}${randomUUID()}`)
  await transaction.patch(seeded).commit({ visibility: 'async' })
}

async function once(marker: string, work: () => Promise<void>): Promise<void> {
  if (existsSync(marker)) return
  await work()
  await writeFile(marker, `${new Date().toISOString()}\n`)
}
