import type { DocumentChange } from '../store/database.ts'
import type { DocumentStore } from '../store/document-store.ts'
import { referencesIn } from '../store/references.ts'
import { referenceMissing, stillReferenced } from './mutation-error.ts'

/**
 * Referential integrity: checks that no strong reference dangles after the changes.
 * @throws RefusedError 409
 */
export function checkReferences(store: DocumentStore, changes: readonly DocumentChange[]): void {
  const changed = new Map(changes.map((change) => [change.id, change.after]))
  const exists = (id: string) => (changed.has(id) ? changed.get(id) !== undefined : store.has(id))
  for (const { id, after } of changes) {
    if (after) continue
    const unchanged = store.strongReferrersOf(id).filter((referrer) => !changed.has(referrer))
    if (unchanged.length > 0) throw stillReferenced(id, unchanged)
  }
  for (const { id, after } of changes) {
    if (!after) continue
    const missing = referencesIn(after).strong.find((target) => !exists(target))
    if (missing === undefined) continue
    if (store.has(missing)) throw stillReferenced(missing, [id])
    throw referenceMissing(id, missing)
  }
}
