import { tooLarge } from '../errors.ts'
import { queryParseError } from './query-error.ts'

/** Limits of a query text, against unbounded recursion in parser and evaluator. */
export interface QueryLimits {
  readonly characters: number
  /** Tokens: names, numbers, strings and punctuation. */
  readonly tokens: number
  /** Nesting depth of brackets, braces and parentheses. */
  readonly depth: number
}

const blank = /\s/
const wordCharacter = /[\p{L}\p{N}_$]/u

/**
 * Checks a query text in linear time before it is parsed: the parser is quadratic in consecutive
 * operators.
 * @throws HttpError 413 for a text that is too long, 400 `queryParseError` for one that is too
 * complex
 */
export function checkQueryText(text: string, limits: QueryLimits): void {
  if (text.length > limits.characters)
    throw tooLarge(`A query may be ${limits.characters} characters long at most`)
  let depth = 0
  let tokens = 0
  for (let position = 0; position < text.length; ) {
    const character = text.charAt(position)
    const start = position
    if (blank.test(character)) {
      position += 1
      continue
    }
    if (character === '/' && text.charAt(position + 1) === '/') {
      position = endOfLine(text, position)
      continue
    }
    if (character === '"' || character === "'") position = endOfString(text, position)
    else if (wordCharacter.test(character)) position = endOfWord(text, position)
    else position += 1
    if ('([{'.includes(character)) depth += 1
    if (')]}'.includes(character)) depth -= 1
    tokens += 1
    if (depth > limits.depth)
      throw queryParseError(text, `Queries nest ${limits.depth} levels at most`, start, position)
    if (tokens > limits.tokens)
      throw queryParseError(text, `Queries have ${limits.tokens} tokens at most`, start, position)
  }
}

function endOfLine(text: string, start: number): number {
  const end = text.indexOf('\n', start)
  return end === -1 ? text.length : end + 1
}

function endOfString(text: string, start: number): number {
  const quote = text.charAt(start)
  for (let position = start + 1; position < text.length; position += 1) {
    if (text.charAt(position) === '\\') position += 1
    else if (text.charAt(position) === quote) return position + 1
  }
  return text.length
}

function endOfWord(text: string, start: number): number {
  let position = start + 1
  while (position < text.length && wordCharacter.test(text.charAt(position))) position += 1
  return position
}
