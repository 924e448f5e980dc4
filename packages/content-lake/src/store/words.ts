import { isJsonObject } from './document.ts'

/** The words of a text, as the full-text index has them: lower case, without accents. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}

/**
 * Every word in a document, each once: of its id and of all strings in it, Portable Text included.
 * Keys, types and references are no text.
 */
export function wordsIn(document: { readonly _id: string }): Set<string> {
  const words = new Set(wordsOf(document._id))
  collect(document, words)
  return words
}

function collect(value: unknown, words: Set<string>): void {
  if (typeof value === 'string') for (const word of wordsOf(value)) words.add(word)
  else if (Array.isArray(value)) for (const item of value) collect(item, words)
  else if (isJsonObject(value))
    for (const key in value) if (!key.startsWith('_')) collect(value[key], words)
}
