/** The token classes by letter. All other code is plain. */
export const tokenClasses = {
  k: 'keyword',
  s: 'string',
  n: 'number',
  c: 'comment',
  f: 'function',
  t: 'type',
  a: 'name',
  i: 'inserted',
  d: 'deleted',
} as const

export type TokenLetter = keyof typeof tokenClasses
type TokenClass = (typeof tokenClasses)[TokenLetter]

/** A run of code with one class. */
export interface Token {
  text: string
  class?: TokenClass
}

const plain = '_'

/**
 * Encodes tokens as letters and lengths: `k5_1f4` is five characters of a keyword, one plain, and four of a
 * function name. Whitespace belongs to the token before it.
 */
export function writeTokens(parts: Iterable<{ text: string; letter?: TokenLetter }>): string {
  const runs: { letter: string; length: number }[] = []
  for (const { text, letter = plain } of parts) {
    const last = runs.at(-1)
    if (last && (last.letter === letter || !text.trim())) last.length += text.length
    else runs.push({ letter, length: text.length })
  }
  return runs.map(({ letter, length }) => letter + length).join('')
}

/** Decodes token runs. The result always contains the whole code, even if `tokens` doesn't fit it. */
export function readTokens(code: string, tokens: string): Token[] {
  const read: Token[] = []
  let at = 0
  for (const [, letter = plain, length] of tokens.matchAll(/([a-z_])(\d+)/g)) {
    const text = code.slice(at, at + Number(length))
    at += text.length
    const name = isLetter(letter) ? tokenClasses[letter] : undefined
    if (text) read.push({ text, ...(name ? { class: name } : {}) })
  }
  return at < code.length ? [...read, { text: code.slice(at) }] : read
}

function isLetter(letter: string): letter is TokenLetter {
  return Object.hasOwn(tokenClasses, letter)
}
