import { compareIds, type StoredDocument } from '../store/document.ts'
import type { DocumentIndex } from '../store/document-index.ts'

/** The documents that one query sees, each list in `_id` order. Good until the next write. */
export interface View {
  get(id: string): StoredDocument | undefined
  all(): readonly StoredDocument[]
  ofTypes(types: readonly string[]): readonly StoredDocument[]
}

/** The documents as they are stored, without those that `keep` leaves out. */
export class PlainView implements View {
  readonly #index: DocumentIndex
  readonly #keep: (id: string) => boolean
  readonly #ofType = new Map<string, readonly StoredDocument[]>()
  #all: readonly StoredDocument[] | undefined

  constructor(index: DocumentIndex, keep: (id: string) => boolean) {
    this.#index = index
    this.#keep = keep
  }

  get(id: string): StoredDocument | undefined {
    return this.#keep(id) ? this.#index.get(id) : undefined
  }

  all(): readonly StoredDocument[] {
    this.#all ??= sortedById([...this.#index.documents()].filter(({ _id }) => this.#keep(_id)))
    return this.#all
  }

  ofTypes(types: readonly string[]): readonly StoredDocument[] {
    return joinedById(types, (type) => this.#one(type))
  }

  #one(type: string): readonly StoredDocument[] {
    const known = this.#ofType.get(type)
    if (known) return known
    const documents = this.#index.idsOfType(type).flatMap((id) => this.get(id) ?? [])
    this.#ofType.set(type, documents)
    return documents
  }
}

/** The lists of several types as one list in `_id` order. */
export function joinedById(
  types: readonly string[],
  listOf: (type: string) => readonly StoredDocument[],
): readonly StoredDocument[] {
  const [only, ...others] = new Set(types)
  if (only === undefined) return []
  if (others.length === 0) return listOf(only)
  return sortedById([only, ...others].flatMap((type) => listOf(type)))
}

export function sortedById(documents: StoredDocument[]): StoredDocument[] {
  return documents.sort((a, b) => compareIds(a._id, b._id))
}
