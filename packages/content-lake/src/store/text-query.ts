import { tokenize } from './tokenizer.ts'

interface Term {
  readonly word: string
  /** Whether the term is a prefix. */
  readonly isPrefix: boolean
}

/**
 * A parsed `text::query()`. A document matches if it has all `required` terms and lacks at least one term of
 * each list in `excluded`.
 */
export interface TextQuery {
  readonly required: readonly Term[]
  readonly excluded: readonly (readonly Term[])[]
}

/**
 * Parses the argument of `text::query()`: words, `*` at the end for a prefix, quotes, and `-` for
 * exclusion. Quoted words need not be adjacent.
 */
export function parseTextQuery(text: string): TextQuery {
  const required: Term[] = []
  const excluded: Term[][] = []
  for (const [, minus, quoted, bare = ''] of text.matchAll(/(-?)(?:"([^"]*)"?|([^\s"]+))/g)) {
    const terms = quoted === undefined ? bareTerms(bare) : exactTerms(quoted)
    if (terms.length === 0) continue
    if (minus) excluded.push(terms)
    else required.push(...terms)
  }
  return { required, excluded }
}

/** Whether a document with these tokens matches. */
export function matchesTextQuery(
  words: ReadonlySet<string>,
  { required, excluded }: TextQuery,
): boolean {
  const has = ({ word, isPrefix }: Term) =>
    isPrefix ? [...words].some((other) => other.startsWith(word)) : words.has(word)
  return required.every(has) && !excluded.some((terms) => terms.every(has))
}

function exactTerms(text: string): Term[] {
  return tokenize(text).map((word) => ({ word, isPrefix: false }))
}

function bareTerms(text: string): Term[] {
  const terms = exactTerms(text)
  const last = terms.pop()
  return last ? [...terms, { ...last, isPrefix: text.endsWith('*') }] : []
}
