import type { StoredDocument } from '../store/document.ts'
import type { Expression } from './expression.ts'
import type { IdSet } from './id-set.ts'
import { matchPatternsOf, matchWordsOf } from './match-words.ts'
import { positionIn } from './sorted.ts'

/**
 * An inverted index for `match`: for each word in an expression's texts, the documents that have it.
 * Inside, documents have small numbers, so that a word in very many of them costs little.
 */
export class WordIndex {
  readonly #expression: Expression
  readonly #numbersByWord = new Map<string, number[]>()
  readonly #numbers = new Map<string, number>()
  readonly #ids: string[] = []
  readonly #unused: number[] = []
  #size = 0

  constructor(expression: Expression) {
    this.#expression = expression
  }

  /** The number of entries. */
  get size(): number {
    return this.#size
  }

  add(document: StoredDocument): void {
    const words = this.#wordsOf(document)
    if (words.size === 0) return
    const number = this.#unused.pop() ?? this.#ids.length
    this.#ids[number] = document._id
    this.#numbers.set(document._id, number)
    for (const word of words) {
      const numbers = this.#numbersByWord.get(word)
      if (!numbers) this.#numbersByWord.set(word, [number])
      else if (number > (numbers.at(-1) ?? 0)) numbers.push(number)
      else numbers.splice(placeOf(number, numbers), 0, number)
    }
    this.#size += words.size
  }

  remove(document: StoredDocument): void {
    const number = this.#numbers.get(document._id)
    if (number === undefined) return
    const words = this.#wordsOf(document)
    for (const word of words) {
      const numbers = this.#numbersByWord.get(word) ?? []
      numbers.splice(placeOf(number, numbers), 1)
      if (numbers.length === 0) this.#numbersByWord.delete(word)
    }
    this.#numbers.delete(document._id)
    this.#unused.push(number)
    this.#size -= words.size
  }

  /**
   * The ids of the documents that `match` the value; with `any`, of one word of it at least. Good
   * until the next change.
   */
  matching(value: unknown, any = false): IdSet {
    const patterns = matchPatternsOf(value) ?? []
    // How many of the patterns a document has been found for, one after the other.
    const found = new Uint16Array(this.#ids.length)
    for (const [position, pattern] of patterns.entries())
      for (const [word, numbers] of this.#numbersByWord)
        if (pattern.test(word))
          for (const number of numbers)
            if (any || found[number] === position) found[number] = position + 1
    const least = any ? 1 : Math.max(1, patterns.length)
    const isFound = (number: number | undefined) =>
      number !== undefined && (found[number] ?? 0) >= least
    const ids = this.#ids
    let size = 0
    for (const count of found) if (count >= least) size += 1
    return {
      has: (id) => isFound(this.#numbers.get(id)),
      size,
      *[Symbol.iterator]() {
        for (const [number, id] of ids.entries()) if (isFound(number)) yield id
      },
    }
  }

  #wordsOf(document: StoredDocument): Set<string> {
    return new Set(matchWordsOf(this.#expression.read(document)))
  }
}

const placeOf = (number: number, numbers: readonly number[]) =>
  positionIn(numbers, (other) => other < number)
