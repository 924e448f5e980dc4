import { existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Whether a build is absent, or older than one of its source files or folders. */
export async function needsRebuild(built: string, sources: readonly string[]): Promise<boolean> {
  const times = await Promise.all(sources.map(lastModified))
  return (await lastModified(built)) <= Math.max(...times)
}

/** The latest change below a path, in ms since the epoch; 0 when it does not exist. */
async function lastModified(path: string): Promise<number> {
  if (!existsSync(path)) return 0
  const own = await stat(path)
  if (!own.isDirectory()) return own.mtimeMs
  const entries = await readdir(path, { recursive: true })
  const times = await Promise.all(
    entries.map(async (entry) => (await stat(join(path, entry))).mtimeMs),
  )
  return Math.max(0, ...times)
}
