import { limits } from '../limits.ts'
import type { JsonObject, StoredDocument } from './document.ts'
import { type References, referencesIn } from './references.ts'

/** What is kept in memory of a document. */
export interface Outline extends References {
  /** The document, with 0 in the place of each attribute that stays on disk. */
  readonly head: JsonObject
  /** The names of the attributes that stay on disk. */
  readonly deferred: readonly string[]
}

/** A document as it is written to disk. */
export interface WrittenDocument {
  readonly body: string
  readonly outline: Outline
}

/** Writes a document as JSON, and decides which of its attributes are too long to keep in memory. */
export function writeDocument(document: StoredDocument): WrittenDocument {
  const parts: string[] = []
  const deferred: string[] = []
  const head: JsonObject = {}
  let kept = 0
  for (const [name, value] of Object.entries(document)) {
    const text: string | undefined = JSON.stringify(value)
    if (text === undefined) continue
    parts.push(`${JSON.stringify(name)}:${text}`)
    const isLong = text.length > limits.deferredLength || kept + text.length > limits.outlineLength
    const isDeferred = isLong && !name.startsWith('_')
    if (isDeferred) deferred.push(name)
    else kept += text.length
    head[name] = isDeferred ? 0 : value
  }
  return { body: `{${parts.join()}}`, outline: { head, deferred, ...referencesIn(document) } }
}
