import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ContentLake } from 'content-lake'
import { importDataset } from '#content/dataset.ts'
import type { Log } from './log.ts'

/** In the platform's own folder: the dataset that comes with the site has been imported. */
export const seedMarker = 'seeded'

const seedFolder = join(import.meta.dirname, '..', '..', 'content', 'seed')

/**
 * Fills a new embedded platform with the dataset that comes with the site. A marker is written when
 * all of it is in, so that an import cut short is repeated, and a dataset that an owner emptied
 * stays empty.
 * @param directory the platform's own folder
 */
export async function seedOnce(lake: ContentLake, directory: string, log: Log): Promise<void> {
  const marker = join(directory, seedMarker)
  if (existsSync(marker)) return
  const documents = await importDataset(lake, seedFolder)
  await writeFile(marker, `${new Date().toISOString()}\n`)
  log.info({ documents }, 'seed dataset imported')
}
