import { randomBytes } from 'node:crypto'
import { conflict } from '../errors.ts'
import type { Platform } from '../platform.ts'
import type { DocumentChange } from '../store/database.ts'
import type { DocumentStore } from '../store/document-store.ts'
import { referencesIn } from '../store/references.ts'
import { checkChanges } from '../users/check-permission.ts'
import type { User } from '../users/user.ts'
import { MutationError, referenceMissing, stillReferenced } from './mutation-error.ts'
import { type MutationResult, WorkingSet } from './working-set.ts'

export interface CommitOptions {
  readonly kind: 'mutationError' | 'actionError'
  readonly user: User
  readonly transactionId?: string | undefined
  /** The transaction stores an uploaded file. */
  readonly isUpload?: boolean
  readonly dryRun?: boolean
  readonly autoGenerateArrayKeys?: boolean
}

export interface Committed {
  readonly transactionId: string
  readonly results: readonly MutationResult[]
}

/**
 * Applies the mutations or actions of a request in one transaction, all or nothing. Returns once the transaction
 * is on disk. Call it only in the queue of writes, so that no other write runs in between.
 * @throws HttpError 400, 403 or 409 with the index of the part that failed
 */
export async function commitParts<Part>(
  { store, filters }: Pick<Platform, 'store' | 'filters'>,
  parts: readonly Part[],
  applyPart: (part: Part, documents: WorkingSet) => void,
  options: CommitOptions,
): Promise<Committed> {
  const { user, isUpload = false, dryRun = false, autoGenerateArrayKeys = false } = options
  const transactionId = options.transactionId ?? randomTransactionId()
  if (store.hasTransaction(transactionId))
    throw conflict(`Transaction ID "${transactionId}" was used before`)
  const timestamp = new Date().toISOString()
  const documents = new WorkingSet(store, {
    transactionId,
    timestamp,
    autoGenerateArrayKeys,
  })
  let index = 0
  try {
    for (const part of parts) {
      applyPart(part, documents)
      index += 1
    }
    index = Math.max(0, parts.length - 1)
    if (store.beforeCommit) documents.amend(store.beforeCommit)
    const changes = documents.changes()
    const stored = (id: string) => store.get(id)
    await checkChanges(user, changes, { filters, stored, isUpload })
    checkReferences(store, changes)
    if (!dryRun) store.commit({ id: transactionId, timestamp, author: user.id, changes })
  } catch (error) {
    throw error instanceof MutationError ? error.toHttpError(options.kind, index) : error
  }
  return { transactionId, results: documents.results }
}

/**
 * Referential integrity: checks that no strong reference dangles after the changes.
 * @throws MutationError 409
 */
function checkReferences(store: DocumentStore, changes: readonly DocumentChange[]): void {
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

/** 22 characters, like the hosted platform's. */
function randomTransactionId(): string {
  return randomBytes(24).toString('base64').replace(/[+/=]/g, '').slice(0, 22).padEnd(22, '0')
}
