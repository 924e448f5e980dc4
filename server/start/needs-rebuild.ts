import { existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Whether a build is absent, or older than one of the files and folders that it is made from. */
export async function isStale(built: string, sources: readonly string[]): Promise<boolean> {
  const changes = await Promise.all(sources.map(changedAt))
  return (await changedAt(built)) <= Math.max(...changes)
}

/** The latest change below a path, in ms since the epoch; 0 when it does not exist. */
async function changedAt(path: string): Promise<number> {
  if (!existsSync(path)) return 0
  const own = await stat(path)
  if (!own.isDirectory()) return own.mtimeMs
  const entries = await readdir(path, { recursive: true })
  const times = await Promise.all(
    entries.map(async (entry) => (await stat(join(path, entry))).mtimeMs),
  )
  return Math.max(0, ...times)
}
