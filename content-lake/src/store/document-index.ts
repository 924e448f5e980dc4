import { isPublishedId, publishedIdOf, type StoredDocument } from './document.ts'
import { ReferenceIndex } from './reference-index.ts'
import type { References } from './references.ts'

/** All documents, as far as they are in memory: by id, by published id, and by whom they are referred to. */
export class DocumentIndex {
  readonly #byId = new Map<string, StoredDocument>()
  /** Drafts and release versions, by the id that they have once published. */
  readonly #unpublished = new Map<string, Set<string>>()
  readonly #strong = new ReferenceIndex()
  readonly #weak = new ReferenceIndex()

  get size(): number {
    return this.#byId.size
  }

  get(id: string): StoredDocument | undefined {
    return this.#byId.get(id)
  }

  ids(): Iterable<string> {
    return this.#byId.keys()
  }

  documents(): Iterable<StoredDocument> {
    return this.#byId.values()
  }

  /** The ids of the published document, its draft and its release versions, as far as they exist. */
  versionsOf(publishedId: string): string[] {
    const unpublished = this.#unpublished.get(publishedId) ?? []
    return this.#byId.has(publishedId) ? [publishedId, ...unpublished] : [...unpublished]
  }

  /** The documents that refer to `id`, and that keep it alive by it. */
  strongReferrersOf(id: string): Iterable<string> {
    return this.#strong.sourcesOf(id)
  }

  /** The documents that refer to `id` in any way. */
  *referrersOf(id: string): Generator<string> {
    yield* this.#strong.sourcesOf(id)
    yield* this.#weak.sourcesOf(id)
  }

  put(document: StoredDocument, { strong, weak }: References): void {
    const id = document._id
    this.#byId.set(id, document)
    this.#strong.set(id, strong)
    this.#weak.set(id, weak)
    if (isPublishedId(id)) return
    const published = publishedIdOf(id)
    this.#unpublished.set(published, (this.#unpublished.get(published) ?? new Set()).add(id))
  }

  /** Puts another reading of a document in its place; it refers to the same ones. */
  replace(document: StoredDocument): void {
    this.#byId.set(document._id, document)
  }

  remove(id: string): void {
    this.#byId.delete(id)
    this.#strong.delete(id)
    this.#weak.delete(id)
    const versions = this.#unpublished.get(publishedIdOf(id))
    versions?.delete(id)
    if (versions?.size === 0) this.#unpublished.delete(publishedIdOf(id))
  }
}
