import { limits } from '../limits.ts'
import { compareIds, type StoredDocument } from '../store/document.ts'
import type { DocumentIndex } from '../store/document-index.ts'
import type { FullText } from '../store/full-text.ts'
import type { TextQuery } from '../store/text-query.ts'
import type { Expression } from './expression.ts'
import { type IdSet, idsWhere } from './id-set.ts'
import { IndexShelf } from './index-shelf.ts'
import { OrderedIndex, type OrderTerm, totalOrder } from './ordered-index.ts'
import type { Lens } from './perspective.ts'
import { WordIndex } from './word-index.ts'

/** Where a view has its documents from. */
export interface ViewSource {
  readonly index: DocumentIndex
  readonly fullText: Pick<FullText, 'idsAskedFor'>
}

/** Builds an index, unless it would take too much. */
type Build = <T>(build: () => T) => T | undefined

/**
 * The documents that one perspective shows, with indexes. An index is built when a query first asks
 * for it, and kept in step with every write from then on.
 */
export class View {
  readonly #source: ViewSource
  readonly #lens: Lens
  readonly #build: Build
  readonly #documents = new Map<string, StoredDocument>()
  readonly #byId = new OrderedIndex([], totalOrder([]))
  readonly #ordered = new IndexShelf<OrderedIndex>(limits.indexEntries / 2)
  readonly #words = new IndexShelf<WordIndex>(limits.indexEntries / 2)

  constructor(source: ViewSource, lens: Lens, build: Build = (work) => work()) {
    this.#source = source
    this.#lens = lens
    this.#build = build
    for (const storedId of source.index.ids()) {
      const id = lens.shownId(storedId)
      const document = id === undefined || this.#documents.has(id) ? undefined : lens.show(id)
      if (document) this.#documents.set(document._id, document)
    }
    this.#byId.load([...this.#documents.values()].sort((a, b) => compareIds(a._id, b._id)))
  }

  get(id: string): StoredDocument | undefined {
    return this.#documents.get(id)
  }

  /** All documents, in id order. */
  documents(): readonly StoredDocument[] {
    return this.#byId.part([])
  }

  /** The documents in an order, apart by the values of expressions. Undefined: that takes too much. */
  ordered(equal: readonly Expression[], terms: readonly OrderTerm[]): OrderedIndex | undefined {
    const order = totalOrder(terms)
    const name = nameOf(equal, order)
    if (name === nameById) return this.#byId
    return this.#ordered.find(name, () =>
      this.#build(() => {
        const index = new OrderedIndex(equal, order)
        index.load(this.documents())
        return index
      }),
    )
  }

  /** The words of an expression's texts. Undefined: that takes too much. */
  words(expression: Expression): WordIndex | undefined {
    return this.#words.find(expression.key, () =>
      this.#build(() => {
        const index = new WordIndex(expression)
        for (const document of this.documents()) {
          index.add(document)
          if (index.size > this.#words.largest) break
        }
        return index
      }),
    )
  }

  /** The documents that refer to any of some ids. */
  referrersOf(ids: readonly string[]): IdSet {
    return this.#shown(ids.flatMap((id) => [...this.#source.index.referrersOf(id)]))
  }

  /** The documents that `text::query()` asks for. */
  askedFor(query: TextQuery): IdSet {
    const found = this.#source.fullText.idsAskedFor(query)
    const excluded = this.#shown(found.excluded)
    if (!found.required) return idsWhere((id) => !excluded.has(id))
    return this.#shown(found.required).difference(excluded)
  }

  /** Takes in stored documents that changed, appeared or went. */
  update(storedIds: readonly string[]): void {
    const ids = new Set(storedIds.map((id) => this.#lens.shownId(id)))
    for (const id of ids) if (id !== undefined) this.#replace(id, this.#lens.show(id))
  }

  #replace(id: string, after: StoredDocument | undefined): void {
    const before = this.#documents.get(id)
    if (after) this.#documents.set(id, after)
    else this.#documents.delete(id)
    if (before) this.#byId.remove(before)
    if (after) this.#byId.add(after)
    this.#ordered.replace(before, after)
    this.#words.replace(before, after)
  }

  /** The ids under which stored documents show, as far as it is they that do. */
  #shown(storedIds: Iterable<string>): Set<string> {
    const shown = new Set<string>()
    for (const storedId of storedIds) {
      const id = this.#lens.shownId(storedId)
      if (id !== undefined && this.#lens.sourceOf(id) === storedId) shown.add(id)
    }
    return shown
  }
}

function nameOf(equal: readonly Expression[], order: readonly OrderTerm[]): string {
  const terms = order.map(({ of, isDescending }) => [of.key, isDescending])
  return JSON.stringify([equal.map(({ key }) => key), terms])
}

const nameById = nameOf([], totalOrder([]))
