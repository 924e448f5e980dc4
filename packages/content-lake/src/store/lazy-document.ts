import type { JsonObject, StoredDocument } from './document.ts'
import type { DocumentSummary } from './document-summary.ts'

/** The ID of the stored document that has the deferred attributes. Not enumerable. */
const bodyId = Symbol('bodyId')

interface LazyObject extends JsonObject {
  [bodyId]?: string
}

/**
 * Creates documents from summaries. They behave like plain objects; a deferred attribute is a
 * getter that reads the document from disk.
 */
export class LazyDocuments {
  readonly #accessors = new Map<string, PropertyDescriptor>()
  readonly #readBody: (id: string) => JsonObject

  /** @param readBody returns the whole document of an ID */
  constructor(readBody: (id: string) => JsonObject) {
    this.#readBody = readBody
  }

  make({ content, deferred }: DocumentSummary): StoredDocument {
    if (deferred.length === 0) return content as StoredDocument
    const document = lazyObject(String(content._id))
    const isDeferred = new Set(deferred)
    for (const [name, value] of Object.entries(content))
      if (isDeferred.has(name)) Object.defineProperty(document, name, this.#accessor(name))
      else document[name] = value
    return document as StoredDocument
  }

  /** One shared accessor per attribute name, so that documents share hidden classes. */
  #accessor(name: string): PropertyDescriptor {
    const known = this.#accessors.get(name)
    if (known) return known
    const readBody = this.#readBody
    const get = function (this: LazyObject) {
      return readBody(this[bodyId] ?? '')[name]
    }
    const accessor = { get, enumerable: true, configurable: true }
    this.#accessors.set(name, accessor)
    return accessor
  }
}

/** A copy with some attributes replaced or added. Deferred attributes stay deferred. */
export function withAttributes(document: StoredDocument, changes: JsonObject): StoredDocument {
  const id = (document as LazyObject)[bodyId]
  if (id === undefined) return { ...document, ...changes }
  const copy = lazyObject(id)
  for (const [name, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(document)))
    if (descriptor.enumerable && !Object.hasOwn(changes, name))
      Object.defineProperty(copy, name, descriptor)
  return Object.assign(copy, changes) as StoredDocument
}

function lazyObject(id: string): LazyObject {
  return Object.defineProperty({}, bodyId, { value: id, configurable: true })
}
