import { randomBytes, randomUUID } from 'node:crypto'
import { Mutation } from '@sanity/mutator'
import { limits } from '../limits.ts'
import type { DocumentChange } from '../store/database.ts'
import { isJsonObject, type JsonObject, type StoredDocument } from '../store/document.ts'
import type { DocumentStore } from '../store/document-store.ts'
import { alreadyExists, documentMissing, invalid, revisionMismatch } from './mutation-error.ts'
import { checkPatch, patchWeight } from './patch-operations.ts'
import { checkId, checkSubmitted, textIn } from './submitted-json.ts'

export type CreateMode = 'create' | 'createIfNotExists' | 'createOrReplace'

export interface MutationResult {
  readonly id: string
  readonly operation: 'create' | 'update' | 'delete' | 'none'
  readonly document?: StoredDocument | undefined
}

/**
 * Called with each changed document before and after; undefined when it is created or deleted.
 * @returns values to set in the same transaction, by top-level field
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

/** The documents of a pending transaction: reads see its own writes. */
export class WorkingSet {
  readonly results: MutationResult[] = []
  readonly #store: DocumentStore
  readonly #options: WorkingSetOptions
  readonly #documents = new Map<string, StoredDocument | undefined>()
  /** Documents as they are stored. */
  readonly #read = new Map<string, StoredDocument | undefined>()
  readonly #mutations = new Map<string, unknown[]>()
  /** Characters of each document as JSON: at most, because nothing is subtracted. */
  readonly #sizes = new Map<string, number>()
  #applied = 0
  #rewrittenCharacters = 0

  constructor(store: DocumentStore, options: WorkingSetOptions) {
    this.#store = store
    this.#options = options
  }

  /** @throws MutationError 400 when the documents of a request are too large in all */
  get(id: string): StoredDocument | undefined {
    if (this.#documents.has(id)) return this.#documents.get(id)
    if (!this.#read.has(id)) {
      this.#countCharacters(this.#store.sizeOf(id))
      this.#read.set(id, this.#store.get(id))
    }
    return this.#read.get(id)
  }

  /**
   * @throws MutationError 400 for a document without a type or with an invalid ID, 409 when it
   * exists
   */
  create(mode: CreateMode, submitted: JsonObject): void {
    checkSubmitted(submitted)
    textIn(submitted._type, '_type')
    const id = checkId(completeId(submitted._id))
    const before = this.get(id)
    if (before && mode === 'create') throw alreadyExists(id)
    if (before && mode === 'createIfNotExists') {
      this.#count(id, {})
      this.results.push({ id, operation: 'none', document: before })
      return
    }
    const { _rev, _updatedAt, ...content } = submitted
    const _createdAt = content._createdAt ?? before?._createdAt
    const document = { ...content, _id: id, ...(_createdAt ? { _createdAt } : {}) }
    this.#apply(id, { [mode]: document })
    this.results.push({ id, operation: before ? 'update' : 'create', document: this.get(id) })
  }

  /**
   * @throws MutationError 409 for a missing document or a revision mismatch, 400 for an invalid
   * patch
   */
  patch(id: string, operations: JsonObject, ifRevision?: string): void {
    checkPatch(operations)
    const before = this.get(id)
    if (!before) throw documentMissing(id)
    if (ifRevision && before._rev !== ifRevision)
      throw revisionMismatch(id, before._rev, ifRevision)
    this.#apply(id, { patch: { ...operations, id } }, patchWeight(operations))
    const after = this.get(id)
    if (after?._id !== id || after._type !== before._type)
      throw invalid(`A patch cannot change the "_id" or "_type" of document "${id}"`)
    this.results.push({ id, operation: 'update', document: after })
  }

  /** Deletes a document, if it exists. */
  delete(id: string): void {
    const document = this.get(id)
    if (!document) {
      this.#countOne()
      return
    }
    this.#apply(id, { delete: { id } })
    this.results.push({ id, operation: 'delete', document })
  }

  /** Runs the trigger on each changed document; listeners see its changes as a patch. */
  amend(beforeCommit: BeforeCommit): void {
    for (const [id, after] of this.#documents) {
      const set = beforeCommit(this.#store.get(id), after)
      if (set && after) this.#apply(id, { patch: { id, set } })
    }
  }

  /**
   * The net change of each document.
   * @throws MutationError 400 for a document that has become too large
   */
  changes(): DocumentChange[] {
    for (const [id, document] of this.#documents) {
      if (Object.keys(document ?? {}).length > limits.documentAttributes)
        throw invalid(`Document "${id}" has more than ${limits.documentAttributes} attributes`)
      const isLarge = (this.#sizes.get(id) ?? 0) > limits.documentCharacters
      if (isLarge && JSON.stringify(document ?? null).length > limits.documentCharacters)
        throw invalid(`Document "${id}" is larger than ${limits.documentCharacters} characters`)
    }
    return [...this.#mutations]
      .map(([id, mutations]) => ({
        id,
        before: this.#store.get(id),
        after: this.#documents.get(id),
        mutations,
      }))
      .filter(({ before, after }) => before || after)
  }

  /** @param weight how often the mutation rewrites the document */
  #apply(id: string, submitted: JsonObject, weight = 1): void {
    this.#count(id, submitted, weight)
    const keyed = this.#options.autoGenerateArrayKeys ? withArrayKeys(submitted) : submitted
    const mutation = keyed as SubmittedMutation
    const { transactionId, timestamp } = this.#options
    const before = this.get(id)
    // The library mutates its input: copy the document and created content.
    const after = applied(() =>
      new Mutation({
        mutations: [shallowCopy(mutation)],
        timestamp,
        transactionId,
        resultRev: transactionId,
      }).apply(before ? { ...before } : null),
    )
    this.#documents.set(id, (after ?? undefined) as StoredDocument | undefined)
    const mutations = this.#mutations.get(id)
    if (mutations) mutations.push(mutation)
    else this.#mutations.set(id, [mutation])
  }

  /** @throws MutationError 400 when the mutations of a request are too much work in all */
  #count(id: string, submitted: JsonObject, weight = 1): void {
    this.#countOne()
    if (submitted.delete) return
    const size = (this.#sizes.get(id) ?? this.#store.sizeOf(id)) + JSON.stringify(submitted).length
    this.#sizes.set(id, size)
    this.#countCharacters(weight * size)
  }

  #countOne(): void {
    this.#applied += 1
    if (this.#applied > limits.mutationsPerRequest)
      throw invalid(`A request may make ${limits.mutationsPerRequest} changes at most`)
  }

  #countCharacters(characters: number): void {
    this.#rewrittenCharacters += characters
    if (this.#rewrittenCharacters > limits.rewrittenCharacters)
      throw invalid(
        `A request may rewrite ${limits.rewrittenCharacters} characters of documents at most. Send several requests.`,
      )
  }
}

/** @throws MutationError 400 with the patch library's reason */
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

/** No ID: a random one. An ID that ends with a dot: a random one with that prefix. */
function completeId(submitted: unknown): string {
  if (submitted === undefined) return randomUUID()
  const id = textIn(submitted, '_id')
  return id.endsWith('.') ? `${id}${randomUUID()}` : id
}

/** A copy of `value` with a `_key` in every object of an array, for `autoGenerateArrayKeys`. */
function withArrayKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => withKey(withArrayKeys(item)))
  if (!isJsonObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withArrayKeys(inner)]),
  )
}

function withKey(item: unknown): unknown {
  if (!isJsonObject(item) || typeof item._key === 'string') return item
  return { _key: randomBytes(6).toString('hex'), ...item }
}
