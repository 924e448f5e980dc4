import { compareIds, type StoredDocument } from '../store/document.ts'
import { withAttributes } from '../store/lazy-document.ts'
import type { PerspectiveRules } from './perspective.ts'

/** The documents visible in one perspective, until the next write. */
export class PerspectiveView {
  /** All documents, in ID order. */
  readonly documents: readonly StoredDocument[]
  readonly #byId: ReadonlyMap<string, StoredDocument>
  readonly #byType: ReadonlyMap<string, readonly StoredDocument[]>
  readonly #rules: PerspectiveRules

  constructor(stored: ReadonlyMap<string, StoredDocument>, rules: PerspectiveRules) {
    this.#rules = rules
    const byId = new Map<string, StoredDocument>()
    for (const storedId of stored.keys()) {
      const id = rules.shownId(storedId)
      if (id === undefined || byId.has(id)) continue
      const source = rules.storedIds(id).find((candidate) => stored.has(candidate))
      const document = source === undefined ? undefined : stored.get(source)
      if (document) byId.set(id, shownAs(id, document, rules))
    }
    this.#byId = byId
    this.documents = [...byId.values()].sort((a, b) => compareIds(a._id, b._id))
    this.#byType = Map.groupBy(this.documents, ({ _type }) => _type)
  }

  get(id: string): StoredDocument | undefined {
    return this.#byId.get(id)
  }

  /** The documents of any of some types, in ID order. */
  ofTypes(types: readonly string[]): readonly StoredDocument[] {
    const [first, ...others] = new Set(types)
    if (first === undefined) return []
    if (others.length === 0) return this.#byType.get(first) ?? []
    return [first, ...others]
      .flatMap((type) => this.#byType.get(type) ?? [])
      .sort((a, b) => compareIds(a._id, b._id))
  }

  /** The documents with any of some IDs, in ID order. */
  withIds(ids: Iterable<string>): readonly StoredDocument[] {
    return [...new Set(ids)].sort(compareIds).flatMap((id) => this.#byId.get(id) ?? [])
  }

  /** Maps stored IDs to visible ones. */
  shownIds(storedIds: Iterable<string>): Set<string> {
    const shown = new Set<string>()
    for (const storedId of storedIds) {
      const id = this.#rules.shownId(storedId)
      const document = id === undefined ? undefined : this.#byId.get(id)
      if (document && storedIdOf(document) === storedId) shown.add(document._id)
    }
    return shown
  }
}

/** Layered perspectives put the stored ID into `_originalId`. */
function shownAs(id: string, document: StoredDocument, rules: PerspectiveRules): StoredDocument {
  const isLayered = rules.storedIds(id).length > 1
  return isLayered ? withAttributes(document, { _id: id, _originalId: document._id }) : document
}

function storedIdOf({ _id, _originalId }: StoredDocument): string {
  return typeof _originalId === 'string' ? _originalId : _id
}
