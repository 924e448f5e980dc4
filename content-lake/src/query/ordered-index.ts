import type { StoredDocument } from '../store/document.ts'
import { documentId, type Expression } from './expression.ts'
import { compareInOrder, equalityKey } from './groq-values.ts'
import { positionIn } from './sorted.ts'

export interface OrderTerm {
  readonly of: Expression
  readonly isDescending: boolean
}

const byId: OrderTerm = { of: documentId, isDescending: false }

/** Order terms made total: documents alike in all of them go by id, as they do in a dataset. */
export function totalOrder(terms: readonly OrderTerm[]): readonly OrderTerm[] {
  const id = terms.findIndex(({ of }) => of.key === documentId.key)
  return id === -1 ? [...terms, byId] : terms.slice(0, id + 1)
}

/** Compares documents as `order()` does with these terms. */
export function comparatorOf(terms: readonly OrderTerm[]) {
  return (a: StoredDocument, b: StoredDocument): number => {
    for (const { of, isDescending } of terms) {
      const difference = compareInOrder(of.read(a), of.read(b))
      if (difference !== 0) return isDescending ? -difference : difference
    }
    return 0
  }
}

const entriesPerPart = 16

/** One text for several keys, each with its length in front so that no two lists give the same. */
const partKey = (keys: readonly string[]) => keys.map((key) => `${key.length} ${key}`).join()

/**
 * Documents in an order, apart for each combination of values that some expressions have. So the
 * documents with certain values stand in that order already.
 */
export class OrderedIndex {
  readonly #equal: readonly Expression[]
  readonly #terms: readonly OrderTerm[]
  readonly #compare: (a: StoredDocument, b: StoredDocument) => number
  readonly #parts = new Map<string, StoredDocument[]>()
  #size = 0

  constructor(equal: readonly Expression[], terms: readonly OrderTerm[]) {
    this.#equal = equal
    this.#terms = terms
    this.#compare = comparatorOf(terms)
  }

  /** The number of entries, each part of the index counted as some. */
  get size(): number {
    return this.#size + this.#parts.size * entriesPerPart
  }

  /** Fills an empty index. */
  load(documents: Iterable<StoredDocument>): void {
    for (const document of documents) {
      const key = this.#keyOf(document)
      if (key === undefined) continue
      const part = this.#parts.get(key)
      if (part) part.push(document)
      else this.#parts.set(key, [document])
      this.#size += 1
    }
    for (const [key, part] of this.#parts) this.#parts.set(key, sorted(part, this.#terms))
  }

  add(document: StoredDocument): void {
    const key = this.#keyOf(document)
    if (key === undefined) return
    const part = this.#parts.get(key)
    if (part) part.splice(this.#placeOf(document, part), 0, document)
    else this.#parts.set(key, [document])
    this.#size += 1
  }

  remove(document: StoredDocument): void {
    const key = this.#keyOf(document)
    const part = key === undefined ? undefined : this.#parts.get(key)
    if (key === undefined || !part) return
    part.splice(this.#placeOf(document, part), 1)
    if (part.length === 0) this.#parts.delete(key)
    this.#size -= 1
  }

  /** The documents whose values have these equality keys, in order. */
  part(keys: readonly string[]): readonly StoredDocument[] {
    return this.#parts.get(partKey(keys)) ?? []
  }

  #placeOf(document: StoredDocument, part: readonly StoredDocument[]): number {
    return positionIn(part, (other) => this.#compare(other, document) < 0)
  }

  /** Undefined for a document that no value equals. */
  #keyOf(document: StoredDocument): string | undefined {
    const keys: string[] = []
    for (const expression of this.#equal) {
      const key = equalityKey(expression.read(document))
      if (key === undefined) return undefined
      keys.push(key)
    }
    return partKey(keys)
  }
}

/** Sorts with each value read once: reading one may mean evaluating an expression. */
function sorted(documents: StoredDocument[], terms: readonly OrderTerm[]): StoredDocument[] {
  const rows = documents.map((document) => ({
    document,
    values: terms.map(({ of }) => of.read(document)),
  }))
  rows.sort((a, b) => {
    for (const [position, { isDescending }] of terms.entries()) {
      const difference = compareInOrder(a.values[position], b.values[position])
      if (difference !== 0) return isDescending ? -difference : difference
    }
    return 0
  })
  return rows.map(({ document }) => document)
}
