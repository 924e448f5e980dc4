import { copyFile, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Replaces the database with a copy of it, as a restore does. No process has it open. */
export async function restore(backup: string, dataDir: string): Promise<void> {
  const files = (await readdir(dataDir)).filter((name) => name.startsWith('leads.db'))
  for (const name of files) await rm(join(dataDir, name))
  await copyFile(backup, join(dataDir, 'leads.db'))
}
