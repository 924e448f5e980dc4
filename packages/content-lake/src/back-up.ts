import { closeSync, constants, existsSync, openSync } from 'node:fs'
import { copyFile, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { isAssetFile } from './assets/asset-name.ts'
import { databasePath } from './store/database.ts'

/** The content of a backup. */
export interface BackedUp {
  readonly documents: number
  readonly assets: number
  /** Files of asset documents that do not exist, not even in the original. */
  readonly missing: readonly string[]
}

type OnProgress = (what: 'assets' | 'documents', done: number, total: number) => void

const MAX_ATTEMPTS = 3

/**
 * Copies documents, history and assets of a content directory into another, while a platform may be
 * writing to it. The copy is a consistent snapshot. The token and transformed images are not
 * copied: a platform opened on the copy creates both.
 * @throws Error when the directory has no content or the target cannot be written
 */
export async function backUp(
  directory: string,
  target: string,
  onProgress: OnProgress = () => {},
): Promise<BackedUp> {
  const source = databasePath(directory)
  if (!existsSync(source)) throw new Error(`There is no content in ${directory}`)
  await mkdir(join(target, 'assets'), { recursive: true, mode: 0o700 })
  const from = join(directory, 'assets')
  const to = join(target, 'assets')
  for (let attempt = 1; ; attempt += 1) {
    // Assets are immutable. Copied before the documents, in case one is deleted after them, and
    // again afterwards, for those uploaded in between.
    await copyAssets(from, to, onProgress)
    const copy = databasePath(target)
    await rm(copy, { force: true })
    await copyDatabase(source, copy, (done, total) => onProgress('documents', done, total))
    await copyAssets(from, to, onProgress)
    const { documents, assets } = readCopy(copy)
    const missing = assets.filter((file) => !existsSync(join(to, file)))
    if (missing.length === 0 || attempt === MAX_ATTEMPTS) {
      return { documents, assets: (await readdir(to)).length, missing }
    }
  }
}

async function copyAssets(from: string, to: string, onProgress: OnProgress): Promise<void> {
  const copied = new Set(await readdir(to))
  const names = (await readdir(from)).filter((name) => isAssetFile(name) && !copied.has(name))
  for (const [index, name] of names.entries()) {
    // Never over a file or a link that someone else has put there.
    await copyFile(join(from, name), join(to, name), constants.COPYFILE_EXCL).catch(
      (error: NodeJS.ErrnoException) => {
        // Deleted in the meantime, with its document.
        if (error.code !== 'ENOENT') throw error
      },
    )
    onProgress('assets', index + 1, names.length)
  }
}

/**
 * Copies an SQLite file that others may be writing to. The copy is a snapshot of its start, and a single file that can
 * be read in a read-only folder.
 * @param target path of a file that doesn't exist
 */
export async function copyDatabase(
  source: string,
  target: string,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<void> {
  closeSync(openSync(target, 'wx', 0o600))
  const database = new Database(source, { fileMustExist: true })
  try {
    // Without an open read transaction, a write of another process would restart the backup.
    database.exec('BEGIN')
    database.prepare('SELECT count(*) FROM sqlite_schema').get()
    await database.backup(target, {
      progress({ totalPages, remainingPages }) {
        onProgress(totalPages - remainingPages, totalPages)
        return 1_000
      },
    })
  } finally {
    database.close()
  }
  const copy = new Database(target)
  copy.pragma('journal_mode = DELETE')
  copy.close()
}

function readCopy(file: string): { documents: number; assets: string[] } {
  const database = new Database(file, { readonly: true })
  try {
    const count = database.prepare<[], { count: number }>('SELECT count(*) AS count FROM documents')
    const paths = database
      .prepare<[], { path: unknown }>(
        `SELECT body ->> '$.path' AS path FROM documents
         WHERE body ->> '$._type' IN ('sanity.imageAsset', 'sanity.fileAsset')`,
      )
      .all()
    const assets = paths.flatMap(({ path }) => {
      const name = typeof path === 'string' ? (path.split('/').at(-1) ?? '') : ''
      return isAssetFile(name) ? [name] : []
    })
    return { documents: count.get()?.count ?? 0, assets }
  } finally {
    database.close()
  }
}
