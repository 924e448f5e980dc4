import { copyFile, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { temporaryFolder } from './leads.ts'

/** Copies the database while it is open. Returns the path of the copy. */
export async function backUp(dataDir: string): Promise<string> {
  const backup = join(await temporaryFolder(), 'leads.db')
  const database = new Database(join(dataDir, 'leads.db'), { readonly: true })
  await database.backup(backup)
  database.close()
  return backup
}

/** Replaces the database with a copy of it, as a restore does. No process has it open. */
export async function restore(backup: string, dataDir: string): Promise<void> {
  const files = (await readdir(dataDir)).filter((name) => name.startsWith('leads.db'))
  for (const name of files) await rm(join(dataDir, name))
  await copyFile(backup, join(dataDir, 'leads.db'))
}
