import { isJsonObject } from './document.ts'

const marks = /\p{M}/gu

/** Splits text into tokens for the full-text index: lower case, without accents. */
export function tokenize(text: string): string[] {
  // Marks go first: normalization sorts runs of them in quadratic time.
  const plain = text.replace(marks, '').normalize('NFKD').replace(marks, '').toLowerCase()
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}

/**
 * The distinct tokens of a document: of its ID and all strings, Portable Text included, but not of
 * keys, types and references.
 */
export function tokenizeDocument(document: { readonly _id: string }): Set<string> {
  const words = new Set(tokenize(document._id))
  collect(document, words)
  return words
}

function collect(value: unknown, words: Set<string>): void {
  if (typeof value === 'string') for (const word of tokenize(value)) words.add(word)
  else if (Array.isArray(value)) for (const item of value) collect(item, words)
  else if (isJsonObject(value))
    for (const key in value) if (!key.startsWith('_')) collect(value[key], words)
}
