import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { clientOf, type WritablePlatform } from '#content/index.server.ts'
import type { PageHead } from '../pages/index.ts'
import type { Log } from './log.ts'

const paths = z.array(z.string())

/**
 * Adds a document for each page that has never had one, with the texts in the code, so that owners find it in
 * the editor. A file next to the dataset lists the pages that have had one, so that what an owner deleted
 * stays deleted. Never rejects: failures are logged and tried again at the next start, so that a build with an
 * error still starts and shows the error.
 * @param directory the platform's folder
 */
export async function addPageDocuments(
  platform: WritablePlatform,
  directory: string,
  pageList: () => Promise<readonly PageHead[]>,
  log: Pick<Log, 'warn'>,
): Promise<void> {
  try {
    await addMissing(platform, directory, await pageList())
  } catch (error) {
    log.warn({ reason: String(error) }, 'adding pages to the dataset failed')
  }
}

async function addMissing(
  platform: WritablePlatform,
  directory: string,
  pages: readonly PageHead[],
): Promise<void> {
  const file = join(directory, 'seeded-pages.json')
  const seeded = await readPaths(file)
  const unseeded = pages.filter(({ path }) => !seeded.includes(path))
  if (unseeded.length === 0) return
  const client = clientOf(platform)
  const present = paths.parse(await client.fetch('*[_type == "pageHead" && defined(path)].path'))
  const transaction = client.transaction()
  for (const { path, title, description, subtitle } of unseeded) {
    if (present.includes(path)) continue
    transaction.createIfNotExists({
      _id: documentIdOf(path),
      _type: 'pageHead',
      path,
      title,
      description,
      subtitle,
    })
  }
  if (transaction.toJSON().length > 0) await transaction.commit({ visibility: 'async' })
  await writeFile(file, `${JSON.stringify([...seeded, ...unseeded.map(({ path }) => path)])}\n`)
}

/** An ID can't contain a slash. It becomes an underscore, which no path has, so that /a/b and /a-b differ. */
function documentIdOf(path: string): string {
  return path === '/' ? 'page-home' : `page-${path.slice(1).replaceAll('/', '_')}`
}

async function readPaths(file: string): Promise<string[]> {
  try {
    return paths.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return []
  }
}
