import { deleteLead } from './delete-lead.ts'
import { removeFiltersNaming } from './inbox/saved-filters.ts'
import { namesIn, spellings } from './inbox/sender-names.ts'
import { lineFile } from './line-file.ts'
import type { Store } from './store/database.ts'
import { idBatches } from './store/id-batches.ts'
import { foldAddress } from './store/search-text.ts'
import { emailOf } from './stored-fields.ts'

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
  const file = lineFile(dataDir, 'deleted-leads.txt')
  return {
    add: file.add,
    async deleteAgain(store) {
      let count = 0
      for (const ids of idBatches(await file.read())) count += await deleteFound(store, ids)
      if (count > 0) await store.truncateLog()
      return count
    },
  }
}

async function deleteFound(store: Store, ids: readonly string[]): Promise<number> {
  const db = await store.open()
  const found = await db
    .selectFrom('leads')
    .select(['id', 'fields'])
    .where('id', 'in', ids)
    .execute()
  if (found.length === 0) return 0
  return store.write(async (trx) => {
    // Erasing an address has removed these too. The file doesn't say which leads were erased.
    const names = found.flatMap(({ fields }) => [
      ...spellings(foldAddress(emailOf(fields))),
      ...namesIn(fields),
    ])
    await removeFiltersNaming(trx, names)
    let count = 0
    for (const { id } of found) if (await deleteLead(trx, id)) count += 1
    return count
  })
}
