import { lineFile } from '../line-file.ts'
import type { Store, Trx } from '../store/database.ts'
import { idBatches } from '../store/id-batches.ts'
import type { PersonRow } from '../store/tables.ts'
import { lockPeople } from './locked-person.ts'
import { type Role, roles } from './roles.ts'
import { noSecondFactor, withoutCodes } from './second-factor.ts'

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
 * What changed about people, in a file next to the database: a line `ID TIME ROLE` for each change, and a line
 * `ID used HASH` for each recovery code that was used. A restored backup brings back
 * what people were before, but doesn't replace the file.
 */
export interface ChangedPeople {
  /** Stores a change that was committed. Resolves when it's on disk, or wasn't possible. */
  add(id: string, change: Change): Promise<void>
  /** Stores the hash of a recovery code that was used. Resolves as `add` does. */
  addUsedCode(id: string, hash: string): Promise<void>
  /**
   * Removes people again, and gives the others their last role, and neither password nor second factor: those in the
   * database are from before the change. Deletes used recovery codes of people who weren't changed. Returns how many
   * people were corrected.
   */
  repeat(store: Store): Promise<number>
}

/** Opens the file in a data folder. It doesn't have to exist yet. */
export function openChangedPeople(
  dataDir: string,
  onFailure: (error: unknown) => void = () => {},
): ChangedPeople {
  const file = lineFile(dataDir, 'changed-people.txt')
  const add = (line: string) => file.add([line]).catch(onFailure)
  return {
    add: (id, { at, outcome }) => add(`${id} ${at} ${outcome}`),
    addUsedCode: (id, hash) => add(`${id} used ${hash}`),
    async repeat(store) {
      const known = parse(await file.read())
      let count = 0
      for (const ids of idBatches([...known.keys()]))
        count += await store.write((trx) => repeatFor(store, trx, ids, known))
      return count
    },
  }
}

/** What a file says about a person: the last change, and the hashes of used recovery codes. */
interface Known {
  change?: Change
  usedCodes: Set<string>
}

/** What the lines say, by the ID of a person. */
function parse(lines: readonly string[]): Map<string, Known> {
  const known = new Map<string, Known>()
  for (const line of lines) {
    const [, id, used, at, role] = /^(\S+) (?:used (\S+)|(\d+) (\S+))$/.exec(line) ?? []
    if (!id) continue
    const one = known.get(id) ?? { usedCodes: new Set() }
    known.set(id, one)
    if (used) one.usedCodes.add(used)
    else one.change = { at: Number(at), outcome: roles.find((one) => one === role) ?? 'removed' }
  }
  return known
}

async function repeatFor(
  store: Store,
  trx: Trx,
  ids: readonly string[],
  known: ReadonlyMap<string, Known>,
): Promise<number> {
  await lockPeople(store, trx)
  const found = await trx
    .selectFrom('editors')
    .selectAll()
    .where('id', 'in', ids)
    .where('removed_at', 'is', null)
    .execute()
  let count = 0
  for (const person of found) {
    const { change, usedCodes } = known.get(person.id) ?? { usedCodes: new Set() }
    const changed = change && changedBy(change, person)
    const values = changed ?? withoutCodes(person, usedCodes)
    if (!values) continue
    await trx.updateTable('editors').set(values).where('id', '=', person.id).execute()
    if (changed)
      await trx.deleteFrom('editor_sessions').where('editor_id', '=', person.id).execute()
    count += 1
  }
  return count
}

/** The columns that a change sets. Undefined if it isn't missing, or somebody was added again since. */
function changedBy(
  { at, outcome }: Change,
  { created_at, changed_at }: PersonRow,
): Partial<PersonRow> | undefined {
  if (at <= Math.max(created_at, changed_at ?? 0)) return undefined
  const { removed_at, ...others } = removedAt(at)
  return outcome === 'removed' ? { ...others, removed_at } : { ...others, role: outcome }
}
