import {
  draftIdOf,
  isDraftId,
  isPublishedId,
  isVersionId,
  publishedIdOf,
  type StoredDocument,
  versionIdOf,
} from '../store/document.ts'
import type { DocumentIndex } from '../store/document-index.ts'
import { joinedById, sortedById, type View } from './view.ts'

/**
 * The documents as they would be once drafts, or a stack of releases, were published: under their
 * published id, the first layer that has one wins. `_originalId` says where a document came from.
 */
export class LayeredView implements View {
  readonly #index: DocumentIndex
  readonly #layers: readonly string[]
  readonly #resolved = new Map<string, StoredDocument | undefined>()
  readonly #ofType = new Map<string, readonly StoredDocument[]>()
  #all: readonly StoredDocument[] | undefined

  /** @param layers release names, or `drafts`, the strongest first; published is below them all. */
  constructor(index: DocumentIndex, layers: readonly string[]) {
    this.#index = index
    this.#layers = layers
  }

  get(id: string): StoredDocument | undefined {
    if (!isPublishedId(id)) return undefined
    if (this.#resolved.has(id)) return this.#resolved.get(id)
    const source = this.#sourceOf(id)
    const document = source && { ...source, _id: id, _originalId: source._id }
    this.#resolved.set(id, document)
    return document
  }

  all(): readonly StoredDocument[] {
    this.#all ??= this.#resolve([...this.#index.documents()].map(({ _id }) => _id))
    return this.#all
  }

  ofTypes(types: readonly string[]): readonly StoredDocument[] {
    return joinedById(types, (type) => this.#one(type))
  }

  #one(type: string): readonly StoredDocument[] {
    const known = this.#ofType.get(type)
    if (known) return known
    // A layer may give a document another type than the one below it has.
    const ids = this.#index.idsOfType(type)
    const documents = this.#resolve(ids).filter(({ _type }) => _type === type)
    this.#ofType.set(type, documents)
    return documents
  }

  #resolve(ids: readonly string[]): StoredDocument[] {
    const published = new Set(ids.filter((id) => this.#isLayered(id)).map(publishedIdOf))
    return sortedById([...published].flatMap((id) => this.get(id) ?? []))
  }

  #isLayered(id: string): boolean {
    if (isDraftId(id)) return this.#layers.includes('drafts')
    if (isVersionId(id)) return this.#layers.includes(id.split('.')[1] ?? '')
    return true
  }

  #sourceOf(id: string): StoredDocument | undefined {
    for (const layer of this.#layers) {
      const inLayer = layer === 'drafts' ? draftIdOf(id) : versionIdOf(layer, id)
      const document = this.#index.get(inLayer)
      if (document) return document
    }
    return this.#index.get(id)
  }
}
