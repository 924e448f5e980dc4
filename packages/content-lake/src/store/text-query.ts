import { wordsOf } from './words.ts'

interface Term {
  readonly word: string
  /** Whether it may be the beginning of a longer word. */
  readonly isPrefix: boolean
}

/** What `text::query()` asks for: all terms of `required`, and not all of any list in `excluded`. */
export interface TextQuery {
  readonly required: readonly Term[]
  readonly excluded: readonly (readonly Term[])[]
}

/**
 * Reads the argument of `text::query()`: words, with `*` at the end for a prefix, in quotes, or with
 * `-` in front for what must not be there. The words of a quotation may stand apart.
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

/** Whether a document with these words is one that the query asks for. */
export function isAskedFor(words: ReadonlySet<string>, { required, excluded }: TextQuery): boolean {
  const has = ({ word, isPrefix }: Term) =>
    isPrefix ? [...words].some((other) => other.startsWith(word)) : words.has(word)
  return required.every(has) && !excluded.some((terms) => terms.every(has))
}

function exactTerms(text: string): Term[] {
  return wordsOf(text).map((word) => ({ word, isPrefix: false }))
}

function bareTerms(text: string): Term[] {
  const terms = exactTerms(text)
  const last = terms.pop()
  return last ? [...terms, { ...last, isPrefix: text.endsWith('*') }] : []
}
