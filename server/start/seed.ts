import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ContentLake } from 'content-lake'
import { importDataset } from '#content/index.server.ts'
import type { Log } from './log.ts'

/** File in the platform's folder that marks a completed seed import. */
export const seedMarker = 'seeded'

const seedFolder = join(import.meta.dirname, '..', '..', 'content', 'seed')

/**
 * Imports the seed dataset into a new embedded platform. A marker file is written afterwards, so that
 * an interrupted import is repeated, and a dataset that an owner emptied stays empty.
 * @param directory the platform's folder
 */
export async function seedOnce(lake: ContentLake, directory: string, log: Log): Promise<void> {
  const marker = join(directory, seedMarker)
  if (existsSync(marker)) return
  const documents = await importDataset(lake, seedFolder)
  await writeFile(marker, `${new Date().toISOString()}\n`)
  log.info({ documents }, 'seed dataset imported')
}
