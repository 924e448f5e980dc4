import type { JsonObject, StoredDocument } from './document.ts'
import type { Outline } from './outline.ts'

/**
 * Where a document has the attributes that it does not hold itself: the id of its body on disk, or
 * the document that it is a copy of. Not enumerable, so no reader of the document sees it.
 */
const source = Symbol('source')

type Lazy = JsonObject & { [source]?: string | StoredDocument }

/**
 * Makes documents out of outlines. They read like any other object; an attribute that stays on disk
 * is an accessor, which fetches the document's body when it is read.
 */
export class LazyDocuments {
  readonly #accessors = new Map<string, PropertyDescriptor>()
  readonly #readBody: (id: string) => JsonObject

  constructor(readBody: (id: string) => JsonObject) {
    this.#readBody = readBody
  }

  make({ head, deferred }: Outline): StoredDocument {
    if (deferred.length === 0) return head as StoredDocument
    const document = lazyFrom(String(head._id))
    for (const [name, value] of Object.entries(head))
      if (deferred.includes(name)) Object.defineProperty(document, name, this.#accessor(name))
      else document[name] = value
    return document as StoredDocument
  }

  /** One accessor per attribute name: documents with the same attributes then share their layout. */
  #accessor(name: string): PropertyDescriptor {
    const known = this.#accessors.get(name)
    if (known) return known
    const readBody = this.#readBody
    const get = function (this: Lazy) {
      const from = this[source]
      return typeof from === 'object' ? from[name] : readBody(from ?? '')[name]
    }
    const accessor = { get, enumerable: true, configurable: true }
    this.#accessors.set(name, accessor)
    return accessor
  }
}

/** A copy with some attributes changed or added, which leaves on disk what is there. */
export function copyOf(document: StoredDocument, changes: JsonObject): StoredDocument {
  if ((document as Lazy)[source] === undefined) return { ...document, ...changes }
  const copy = lazyFrom(document)
  for (const name of Object.keys(document)) {
    const descriptor = Object.getOwnPropertyDescriptor(document, name)
    if (Object.hasOwn(changes, name)) copy[name] = changes[name]
    else if (descriptor?.get) Object.defineProperty(copy, name, descriptor)
    else copy[name] = descriptor?.value
  }
  return Object.assign(copy, changes) as StoredDocument
}

/** Reads all of a document into memory, so that it stays what it is when the disk has a newer one. */
export function fetchAll(document: StoredDocument): void {
  for (const name of Object.keys(document)) {
    const descriptor = Object.getOwnPropertyDescriptor(document, name)
    if (!descriptor?.get) continue
    const settings = { enumerable: true, configurable: true, writable: true }
    Object.defineProperty(document, name, { ...settings, value: document[name] })
  }
}

function lazyFrom(from: string | StoredDocument): Lazy {
  return Object.defineProperty({}, source, { value: from, configurable: true })
}
