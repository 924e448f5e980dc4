import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deleteLead } from './delete-lead.ts'
import type { Store } from './store/database.ts'

/** IDs in one query. SQLite and PostgreSQL allow more than 30,000. */
const BATCH_SIZE = 500

/**
 * The IDs of deleted leads, one a line, in a file next to the database. A restored backup brings the leads back,
 * but doesn't replace the file. An ID is random, so that the file has nothing about a person.
 */
export interface DeletedLeads {
  /** Stores the IDs of leads that are being deleted. Resolves when they are on disk. */
  add(ids: readonly string[]): Promise<void>
  /** Deletes those of the leads that are in the database again. Returns how many were. */
  deleteAgain(store: Store): Promise<number>
}

/** Opens the file in a data folder. It doesn't have to exist yet. */
export function openDeletedLeads(dataDir: string): DeletedLeads {
  const file = join(dataDir, 'deleted-leads.txt')
  return {
    async add(ids) {
      if (ids.length === 0) return
      // An append that failed halfway ends in the next one's first line break.
      await appendFile(file, ids.map((id) => `\n${id}`).join(''), { flush: true })
    },
    async deleteAgain(store) {
      await mkdir(dataDir, { recursive: true })
      const ids = await readIds(file)
      let count = 0
      for (let start = 0; start < ids.length; start += BATCH_SIZE) {
        count += await deleteFound(store, ids.slice(start, start + BATCH_SIZE))
      }
      if (count > 0) await store.truncateLog()
      return count
    },
  }
}

async function readIds(file: string): Promise<string[]> {
  // The flag creates the file, so that it belongs to the user of the site, and not to root who deletes a lead.
  const text = await readFile(file, { encoding: 'utf8', flag: 'a+' })
  return text.split('\n').filter((id) => id !== '')
}

async function deleteFound(store: Store, ids: readonly string[]): Promise<number> {
  const db = await store.open()
  const found = await db.selectFrom('leads').select('id').where('id', 'in', ids).execute()
  if (found.length === 0) return 0
  return store.write(async (trx) => {
    let count = 0
    for (const { id } of found) if (await deleteLead(trx, id)) count += 1
    return count
  })
}
