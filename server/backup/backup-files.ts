import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { lstat, readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { databasePath, isAssetFile } from 'content-lake'
import { leadsDatabasePath } from '#leads/index.ts'
import { BackupError, manifestName } from './manifest.ts'

/** The databases of a backup, by part, as paths in its folder. */
export const databaseFiles = {
  leads: leadsDatabasePath(''),
  content: databasePath('content'),
} as const

const assetFolder = 'content/assets'
const folders = ['content', assetFolder]
const files: readonly string[] = [manifestName, ...Object.values(databaseFiles)]

/**
 * The paths of a backup's files, without its manifest.
 * @throws BackupError for anything that no backup contains: symbolic links, whose targets the site would serve from
 * anywhere on the machine, the platform's token, and all other names
 */
export async function listBackupFiles(folder: string, path = ''): Promise<string[]> {
  const found: string[] = []
  for (const name of (await readdir(join(folder, path))).toSorted()) {
    const inner = path ? `${path}/${name}` : name
    const entry = await lstat(join(folder, inner))
    if (entry.isDirectory() && folders.includes(inner)) {
      found.push(...(await listBackupFiles(folder, inner)))
      continue
    }
    const isKnown = files.includes(inner) || (path === assetFolder && isAssetFile(name))
    if (!entry.isFile() || !isKnown)
      throw new BackupError(`${join(folder, inner)} is not part of a backup.`)
    if (inner !== manifestName) found.push(inner)
  }
  return found
}

/** The SHA-256 of each file, in hex, by its path in a backup. */
export async function checksumsOf(folder: string): Promise<Record<string, string>> {
  const sums: Record<string, string> = {}
  for (const path of await listBackupFiles(folder))
    sums[path] = await digestOf(join(folder, path), 'sha256')
  return sums
}

/** The assets of a backup whose content doesn't match the SHA-1 in their name. */
export async function damagedAssets(folder: string): Promise<string[]> {
  const assets = (await listBackupFiles(folder)).filter((path) => path.startsWith(assetFolder))
  const damaged: string[] = []
  for (const path of assets) {
    const sha1 = await digestOf(join(folder, path), 'sha1')
    if (!basename(path).startsWith(sha1)) damaged.push(path)
  }
  return damaged
}

async function digestOf(file: string, algorithm: 'sha1' | 'sha256'): Promise<string> {
  const hash = createHash(algorithm)
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
