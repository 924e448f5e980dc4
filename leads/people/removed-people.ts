import { idBatches, lastTimes, lineFile } from '../line-file.ts'
import type { Store } from '../store/database.ts'
import { lockPeople } from './locked-person.ts'
import { noSecondFactor } from './second-factor.ts'

/** What changes for a person who is removed. */
export const removedAt = (time: number) => ({
  removed_at: time,
  password_hash: '',
  ...noSecondFactor,
})

/**
 * The people who were removed, one a line with the ID and the time, in a file next to the database. A restored backup
 * brings them back, but doesn't replace the file.
 */
export interface RemovedPeople {
  /** Stores one. Resolves when it's on disk, or wasn't possible, which must not prevent the removal. */
  add(id: string, at: number): Promise<void>
  /** Removes those who are in the database again. Returns how many were. */
  removeAgain(store: Store): Promise<number>
}

/** Opens the file in a data folder. It doesn't have to exist yet. */
export function openRemovedPeople(
  dataDir: string,
  onFailure: (error: unknown) => void = () => {},
): RemovedPeople {
  const file = lineFile(dataDir, 'removed-people.txt')
  return {
    add: (id, at) => file.add([`${id} ${at}`]).catch(onFailure),
    async removeAgain(store) {
      const times = lastTimes(await file.read())
      let count = 0
      for (const ids of idBatches([...times.keys()])) count += await removeFound(store, ids, times)
      return count
    },
  }
}

function removeFound(
  store: Store,
  ids: readonly string[],
  times: ReadonlyMap<string, number>,
): Promise<number> {
  return store.write(async (trx) => {
    await lockPeople(store, trx)
    const found = await trx
      .selectFrom('editors')
      .select(['id', 'created_at'])
      .where('id', 'in', ids)
      .where('removed_at', 'is', null)
      .execute()
    let count = 0
    for (const { id, created_at } of found) {
      const at = times.get(id)
      // Somebody may have been added again since.
      if (at === undefined || at <= created_at) continue
      await trx.updateTable('editors').set(removedAt(at)).where('id', '=', id).execute()
      await trx.deleteFrom('editor_sessions').where('editor_id', '=', id).execute()
      count += 1
    }
    return count
  })
}
