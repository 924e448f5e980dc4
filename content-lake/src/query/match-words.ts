/**
 * The words of a text and the patterns of a search as `match` has them. The evaluator does not
 * export its rules; the property tests hold the two together.
 */
const separators = String.raw`\s!@#$%^&(),\\/?";:{}|[\]+<>-`
const words = new RegExp(`[^*${separators}]+`, 'g')
const patterns = new RegExp(`[^${separators}]+`, 'g')
const dotsAtWordEdges = /\b\.+|\.+\b/g
const longestPattern = 1_024

/** The words of a string, or of all strings in a list. Anything else has none. */
export function matchWordsOf(value: unknown): string[] {
  if (typeof value === 'string') return found(words, value)
  if (!Array.isArray(value)) return []
  return value.flatMap((text) => (typeof text === 'string' ? found(words, text) : []))
}

/** Tests of a word, each of which one word at least must pass; undefined when nothing can match. */
export function matchPatternsOf(value: unknown): RegExp[] | undefined {
  const texts: unknown[] = Array.isArray(value) ? value : [value]
  if (!texts.every((text) => typeof text === 'string')) return undefined
  const terms = texts.flatMap((text) => found(patterns, text))
  if (terms.length === 0) return undefined
  return terms.map((term) => {
    const expression = term.slice(0, longestPattern).replaceAll('*', '.*')
    return new RegExp(`^${expression}$`, 'i')
  })
}

function found(pattern: RegExp, text: string): string[] {
  const plain = text.includes('.') ? text.replace(dotsAtWordEdges, '') : text
  return plain.match(pattern) ?? []
}
