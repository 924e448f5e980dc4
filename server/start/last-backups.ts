import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const times = z.object({
  /** When the last complete backup began (ISO 8601). */
  complete: z.iso.datetime().optional(),
  /** When the last other attempt began. */
  failed: z.iso.datetime().optional(),
})

/** When the last backups of a data folder began. */
export type LastBackups = z.infer<typeof times>

/** Reads when the last backups of a data folder began; empty if there was none. */
export async function readLastBackups(dataDir: string): Promise<LastBackups> {
  try {
    return times.parse(JSON.parse(await readFile(fileIn(dataDir), 'utf8')))
  } catch {
    return {}
  }
}

/** Stores that a backup was made, or failed, for the site's metrics. */
export async function recordBackup(
  dataDir: string,
  outcome: keyof LastBackups,
  at: Date,
): Promise<void> {
  const last = { ...(await readLastBackups(dataDir)), [outcome]: at.toISOString() }
  const file = fileIn(dataDir)
  await writeFile(`${file}.new`, `${JSON.stringify(last)}\n`, { mode: 0o600 })
  await rename(`${file}.new`, file)
}

const fileIn = (dataDir: string) => join(dataDir, 'last-backups.json')
