/** What a part of code can be, and the letter that says so. Everything else is plain. */
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
export type TokenClass = (typeof tokenClasses)[TokenLetter]

/** A stretch of code of one class. */
export interface Token {
  text: string
  class?: TokenClass
}

const plain = '_'

/**
 * Writes stretches of code, in order, as letters and lengths: `k5_1f4` is five characters of keyword,
 * one plain, four of a function's name. Space takes the class of what stands before it.
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

/** Reads what `writeTokens` wrote. Always gives back the whole code, whatever `tokens` says. */
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
