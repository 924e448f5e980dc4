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
import { copyOf } from '../store/lazy-document.ts'
import type { Lens } from './perspective.ts'

/**
 * The documents as they would be once drafts, or a stack of releases, were published: under their
 * published id, the first layer that has one wins. `_originalId` says where a document came from.
 */
export class LayeredLens implements Lens {
  readonly #index: DocumentIndex
  readonly #layers: readonly string[]

  /** @param layers release names, or `drafts`, the strongest first; published is below them all. */
  constructor(index: DocumentIndex, layers: readonly string[]) {
    this.#index = index
    this.#layers = layers
  }

  shownId(storedId: string): string | undefined {
    return this.#isLayered(storedId) ? publishedIdOf(storedId) : undefined
  }

  show(id: string): StoredDocument | undefined {
    const source = this.sourceOf(id)
    const document = source === undefined ? undefined : this.#index.get(source)
    return document && copyOf(document, { _id: id, _originalId: source })
  }

  sourceOf(id: string): string | undefined {
    if (!isPublishedId(id)) return undefined
    const layered = this.#layers.map((layer) =>
      layer === 'drafts' ? draftIdOf(id) : versionIdOf(layer, id),
    )
    return [...layered, id].find((candidate) => this.#index.get(candidate))
  }

  #isLayered(id: string): boolean {
    if (isDraftId(id)) return this.#layers.includes('drafts')
    if (isVersionId(id)) return this.#layers.includes(id.split('.')[1] ?? '')
    return true
  }
}
