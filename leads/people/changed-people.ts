import { lineFile } from '../line-file.ts'
import type { Store, Trx } from '../store/database.ts'
import { idBatches } from '../store/id-batches.ts'
import { lockPeople } from './locked-person.ts'
import { type Role, roles } from './roles.ts'
import { noSecondFactor } from './second-factor.ts'

/** What changes for a person who is removed. */
export const removedAt = (time: number) => ({
  removed_at: time,
  changed_at: time,
  password_hash: '',
  ...noSecondFactor,
})

/** A change of a password, a role, or a second factor, or a removal. */
interface Change {
  at: number
  /** The role after it. */
  outcome: Role | 'removed'
}

/**
 * The changes of people, one a line with the person's ID, the time, and the role after it, in a file next to the
 * database. A restored backup brings back what people were before, but doesn't replace the file.
 */
export interface ChangedPeople {
  /** Stores one. Resolves when it's on disk, or wasn't possible, which must not prevent the change. */
  add(id: string, change: Change): Promise<void>
  /**
   * Removes people again, and gives the others their last role, and neither password nor second factor: those in the
   * database are from before the change. Returns how many.
   */
  repeat(store: Store): Promise<number>
}

/** Opens the file in a data folder. It doesn't have to exist yet. */
export function openChangedPeople(
  dataDir: string,
  onFailure: (error: unknown) => void = () => {},
): ChangedPeople {
  const file = lineFile(dataDir, 'changed-people.txt')
  /** Of earlier releases, without a role. */
  const removals = lineFile(dataDir, 'removed-people.txt')
  return {
    add: (id, { at, outcome }) => file.add([`${id} ${at} ${outcome}`]).catch(onFailure),
    async repeat(store) {
      const changes = lastChanges([...(await removals.read()), ...(await file.read())])
      let count = 0
      for (const ids of idBatches([...changes.keys()]))
        count += await store.write((trx) => repeatFor(store, trx, ids, changes))
      return count
    },
  }
}

/** The last change of each person, by ID. */
function lastChanges(lines: readonly string[]): Map<string, Change> {
  const changes = new Map<string, Change>()
  for (const line of lines) {
    const [, id, at, role] = /^(\S+) (\d+)(?: (\S+))?$/.exec(line) ?? []
    const outcome = roles.find((one) => one === role) ?? 'removed'
    if (id) changes.set(id, { at: Number(at), outcome })
  }
  return changes
}

async function repeatFor(
  store: Store,
  trx: Trx,
  ids: readonly string[],
  changes: ReadonlyMap<string, Change>,
): Promise<number> {
  await lockPeople(store, trx)
  const found = await trx
    .selectFrom('editors')
    .select(['id', 'created_at', 'changed_at'])
    .where('id', 'in', ids)
    .where('removed_at', 'is', null)
    .execute()
  let count = 0
  for (const { id, created_at, changed_at } of found) {
    const change = changes.get(id)
    // Somebody may have been added again since.
    if (!change || change.at <= Math.max(created_at, changed_at ?? 0)) continue
    const { at, outcome } = change
    const { removed_at, ...others } = removedAt(at)
    const values = outcome === 'removed' ? { ...others, removed_at } : { ...others, role: outcome }
    await trx.updateTable('editors').set(values).where('id', '=', id).execute()
    await trx.deleteFrom('editor_sessions').where('editor_id', '=', id).execute()
    count += 1
  }
  return count
}
