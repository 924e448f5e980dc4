import { randomUUID } from 'node:crypto'
import { Mutation } from '@sanity/mutator'
import type { DocumentChange } from '../store/database.ts'
import type { JsonObject, StoredDocument } from '../store/document.ts'
import type { DocumentStore } from '../store/document-store.ts'
import { withArrayKeys } from './array-keys.ts'
import { alreadyExists, documentMissing, invalid, revisionMismatch } from './mutation-error.ts'
import { patchSteps } from './patch-paths.ts'
import { checkId, checkSubmitted, textIn } from './submitted-json.ts'

export type CreateMode = 'create' | 'createIfNotExists' | 'createOrReplace'

export interface MutationResult {
  readonly id: string
  readonly operation: 'create' | 'update' | 'delete' | 'none'
  readonly document?: StoredDocument | undefined
}

/**
 * Called with each document that a transaction changes, as it was and as it is going to be; neither
 * is there for one that is made or deleted.
 * @returns values to set on it in the same transaction, by top-level field
 */
export type BeforeCommit = (
  before: StoredDocument | undefined,
  after: StoredDocument | undefined,
) => JsonObject | undefined

interface WorkingSetOptions {
  readonly transactionId: string
  readonly timestamp: string
  readonly autoGenerateArrayKeys?: boolean
}

type SubmittedMutation = ConstructorParameters<typeof Mutation>[0]['mutations'][number]

/** The documents of a transaction in the making: reads see what the transaction has done so far. */
export class WorkingSet {
  readonly results: MutationResult[] = []
  readonly #store: DocumentStore
  readonly #options: WorkingSetOptions
  readonly #documents = new Map<string, StoredDocument | undefined>()
  readonly #mutations = new Map<string, unknown[]>()

  constructor(store: DocumentStore, options: WorkingSetOptions) {
    this.#store = store
    this.#options = options
  }

  get(id: string): StoredDocument | undefined {
    return this.#documents.has(id) ? this.#documents.get(id) : this.#store.get(id)
  }

  /** @throws RefusedError 400 for a document without a type or with a bad id, 409 when it exists. */
  create(mode: CreateMode, submitted: JsonObject): void {
    checkSubmitted(submitted)
    textIn(submitted._type, '_type')
    const id = checkId(completeId(submitted._id))
    const before = this.get(id)
    if (before && mode === 'create') throw alreadyExists(id)
    if (before && mode === 'createIfNotExists') {
      this.results.push({ id, operation: 'none', document: before })
      return
    }
    const { _rev, _updatedAt, ...content } = submitted
    const _createdAt = content._createdAt ?? before?._createdAt
    const document = { ...content, _id: id, ...(_createdAt ? { _createdAt } : {}) }
    this.#apply(id, { [mode]: document })
    this.results.push({ id, operation: before ? 'update' : 'create', document: this.get(id) })
  }

  /** @throws RefusedError 409 for a missing document or another revision, 400 for a bad patch. */
  patch(id: string, operations: JsonObject, ifRevision?: string): void {
    checkSubmitted(operations)
    const before = this.get(id)
    if (!before) throw documentMissing(id)
    if (ifRevision && before._rev !== ifRevision)
      throw revisionMismatch(id, before._rev, ifRevision)
    this.#applyPatch(id, operations)
    const after = this.get(id)
    // A path can nest deeper than the patch that it stands in.
    checkSubmitted(after)
    if (after?._id !== id || after._type !== before._type)
      throw invalid(`A patch cannot change the "_id" or "_type" of document "${id}"`)
    this.results.push({ id, operation: 'update', document: after })
  }

  /** Deletes a document; one that does not exist is left alone. */
  delete(id: string): void {
    const document = this.get(id)
    if (!document) return
    this.#apply(id, { delete: { id } })
    this.results.push({ id, operation: 'delete', document })
  }

  /** Lets a trigger add to each changed document. Listeners are told of it as of any other patch. */
  amend(beforeCommit: BeforeCommit): void {
    for (const [id, after] of this.#documents) {
      const set = beforeCommit(this.#store.get(id), after)
      if (set && after) this.#apply(id, { patch: { id, set } })
    }
  }

  /** What the transaction does in the end, document by document. */
  changes(): DocumentChange[] {
    return [...this.#mutations]
      .map(([id, mutations]) => ({
        id,
        before: this.#store.get(id),
        after: this.#documents.get(id),
        mutations,
      }))
      .filter(({ before, after }) => before || after)
  }

  #applyPatch(id: string, patch: JsonObject): void {
    let isApplied = false
    for (const step of patchSteps(patch)) {
      const document = this.get(id)
      for (const part of document ? step(document) : []) {
        this.#apply(id, { patch: { ...part, id } })
        isApplied = true
      }
    }
    // A patch that changes nothing is a revision all the same.
    if (!isApplied) this.#apply(id, { patch: { id } })
  }

  #apply(id: string, submitted: JsonObject): void {
    const keyed = this.#options.autoGenerateArrayKeys ? withArrayKeys(submitted) : submitted
    const mutation = keyed as SubmittedMutation
    const { transactionId, timestamp } = this.#options
    const before = this.get(id)
    // The library writes into what it is given: the document, and the content of a creation.
    const after = applied(() =>
      new Mutation({
        mutations: [shallowCopy(mutation)],
        timestamp,
        transactionId,
        resultRev: transactionId,
      }).apply(before ? { ...before } : null),
    )
    this.#documents.set(id, (after ?? undefined) as StoredDocument | undefined)
    this.#mutations.set(id, [...(this.#mutations.get(id) ?? []), mutation])
  }
}

/** @throws RefusedError 400 with what the library had against a patch: a path, or a value's kind. */
function applied<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw invalid(error instanceof Error ? error.message : String(error))
  }
}

function shallowCopy(mutation: SubmittedMutation): SubmittedMutation {
  return Object.fromEntries(
    Object.entries(mutation).map(([kind, content]) => [kind, { ...content }]),
  )
}

/** No id: a random one. An id that ends in a dot: a random one in that path. */
function completeId(submitted: unknown): string {
  if (submitted === undefined) return randomUUID()
  const id = textIn(submitted, '_id')
  return id.endsWith('.') ? `${id}${randomUUID()}` : id
}
