import { join } from 'node:path'
import type { ContentLake } from 'content-lake'
import { importDataset } from '#content/dataset.ts'
import type { Log } from './log.ts'

const seedFolder = join(import.meta.dirname, '..', 'content', 'seed')

/** Fills an empty embedded platform with the dataset that comes with the site. */
export async function importSeed(lake: ContentLake, log: Log): Promise<void> {
  const documents = await importDataset(lake, seedFolder)
  log.info({ documents }, 'seed dataset imported')
}
