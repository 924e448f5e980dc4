import { compareIds, type StoredDocument } from './document.ts'
import { strongReferences } from './references.ts'

/** All documents in memory, found by id, by type and by whom they are referred to. */
export class DocumentIndex {
  readonly #byId = new Map<string, StoredDocument>()
  readonly #idsByType = new Map<string, string[]>()
  readonly #targets = new Map<string, readonly string[]>()
  readonly #referrers = new Map<string, Set<string>>()

  /** Fills an empty index; one sort at the end instead of one per document. */
  load(documents: Iterable<StoredDocument>): void {
    for (const document of documents) {
      this.#byId.set(document._id, document)
      this.#idsOf(document._type).push(document._id)
      this.#link(document)
    }
    for (const ids of this.#idsByType.values()) ids.sort(compareIds)
  }

  get size(): number {
    return this.#byId.size
  }

  get(id: string): StoredDocument | undefined {
    return this.#byId.get(id)
  }

  documents(): Iterable<StoredDocument> {
    return this.#byId.values()
  }

  /** The ids of one type, in id order. */
  idsOfType(type: string): readonly string[] {
    return this.#idsByType.get(type) ?? []
  }

  /** The documents that refer strongly to `id`. */
  referrersOf(id: string): Iterable<string> {
    return this.#referrers.get(id) ?? []
  }

  put(document: StoredDocument): void {
    const before = this.#byId.get(document._id)
    if (before?._type !== document._type) {
      if (before) this.#forgetType(before)
      const ids = this.#idsOf(document._type)
      ids.splice(positionIn(ids, document._id), 0, document._id)
    }
    this.#unlink(document._id)
    this.#byId.set(document._id, document)
    this.#link(document)
  }

  remove(id: string): void {
    const before = this.#byId.get(id)
    if (!before) return
    this.#forgetType(before)
    this.#unlink(id)
    this.#byId.delete(id)
  }

  #idsOf(type: string): string[] {
    const ids = this.#idsByType.get(type) ?? []
    this.#idsByType.set(type, ids)
    return ids
  }

  #forgetType({ _id, _type }: StoredDocument): void {
    const ids = this.#idsOf(_type)
    ids.splice(positionIn(ids, _id), 1)
    if (ids.length === 0) this.#idsByType.delete(_type)
  }

  #link(document: StoredDocument): void {
    const targets = strongReferences(document)
    if (targets.length === 0) return
    this.#targets.set(document._id, targets)
    for (const target of targets) {
      const referrers = this.#referrers.get(target) ?? new Set()
      this.#referrers.set(target, referrers.add(document._id))
    }
  }

  #unlink(id: string): void {
    for (const target of this.#targets.get(id) ?? []) {
      const referrers = this.#referrers.get(target)
      referrers?.delete(id)
      if (referrers?.size === 0) this.#referrers.delete(target)
    }
    this.#targets.delete(id)
  }
}

/** Where `id` stands, or would stand, in sorted ids. */
function positionIn(ids: readonly string[], id: string): number {
  let low = 0
  let high = ids.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compareIds(ids[middle] ?? '', id) < 0) low = middle + 1
    else high = middle
  }
  return low
}
