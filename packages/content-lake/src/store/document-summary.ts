import { limits } from '../limits.ts'
import type { JsonObject, StoredDocument } from './document.ts'

/** What queries keep in memory of a document. */
export interface DocumentSummary {
  /** The document, with 0 as a placeholder for each deferred attribute. */
  readonly content: JsonObject
  /** Attributes that are read from disk on demand. */
  readonly deferred: readonly string[]
}

/** A document in its stored form. */
export interface WrittenDocument {
  readonly body: string
  readonly summary: DocumentSummary
}

/** Serializes a document and decides which attributes are too long to keep in memory. */
export function writeDocument(document: StoredDocument): WrittenDocument {
  const parts: string[] = []
  const deferred: string[] = []
  const content: JsonObject = {}
  let length = 0
  for (const [name, value] of Object.entries(document)) {
    const text: string | undefined = JSON.stringify(value)
    if (text === undefined) continue
    parts.push(`${JSON.stringify(name)}:${text}`)
    const isLong =
      text.length > limits.deferredAttributeCharacters ||
      length + text.length > limits.summaryCharacters
    const isDeferred = isLong && !name.startsWith('_')
    if (isDeferred) deferred.push(name)
    else length += text.length
    content[name] = isDeferred ? 0 : value
  }
  return { body: `{${parts.join()}}`, summary: { content, deferred } }
}
