import { setImmediate } from 'node:timers/promises'
import MiniSearch, { type Query } from 'minisearch'
import { stemmer } from 'stemmer'
import { CARDS_PER_PAGE, type ListRequest, type PostSortKey, pagesOf } from './blog-list.ts'

/** The fields of a post that are searched or filtered by. */
export interface Searchable extends PostSortKey {
  title: string | null
  excerpt: string | null
  category: string | null
  featured: boolean | null
}

export interface Matches<P> {
  /** On the first page only: the first match that is featured, or else the first match. */
  largeCard?: P
  cards: P[]
  /** All matches, including the one on the large card. */
  total: number
  pages: number
}

const fields = ['title', 'excerpt', 'category']
/** A word of the title says more about a post than one of the excerpt. */
const boost = { title: 3, excerpt: 1, category: 1 }
/** Shorter words are found only whole, because they begin too many others. */
const MIN_PREFIX_LENGTH = 2
/** More words hardly narrow a search, and each takes time. */
const MAX_WORDS = 16

/** Posts that are indexed at once. It takes about 10 ms, and then requests have their turn. */
const POSTS_AT_ONCE = 50

/**
 * Finds posts that contain all words of a search in title, excerpt or category, in any order and form of the
 * word, or the search as a substring. Case, accents, width, and punctuation between words don't matter. Holds no
 * bodies: a search over 10,000 posts takes at most some 50 ms.
 */
export class SearchIndex<P extends Searchable> {
  /** Newest first. */
  readonly posts: readonly P[]
  readonly #texts: string[] = []
  /** By the position in `posts`. */
  readonly #words = new MiniSearch<{ id: number; texts: readonly string[] }>({
    fields,
    extractField: ({ id, texts }, name) => (name === 'id' ? id : texts[fields.indexOf(name)]),
    tokenize: (text) => termsOf(text).flatMap(({ word, parts }) => [...new Set([word, ...parts])]),
    processTerm: (word) => [...new Set([word, stemmer(word)])],
  })

  private constructor(posts: readonly P[]) {
    this.posts = posts
  }

  /** @param posts newest first */
  static async of<P extends Searchable>(posts: readonly P[]): Promise<SearchIndex<P>> {
    const index = new SearchIndex(posts)
    for (const [id, { title, excerpt, category }] of posts.entries()) {
      // The type is what the query promises; an import may have written anything.
      const texts = [title, excerpt, category].map((text) =>
        typeof text === 'string' ? fold(text) : '',
      )
      index.#texts.push(texts.join('\0'))
      index.#words.add({ id, texts })
      if (id % POSTS_AT_ONCE === 0) await setImmediate()
    }
    return index
  }

  /** One page of the matches, best first; empty search text matches all, newest first. */
  find({ q, category, page }: ListRequest): Matches<P> {
    const matches = this.#matching(fold(q).trim().replaceAll('\0', '')).filter(
      (post) => !category || post.category === category,
    )
    const largeCard = matches.find((post) => post.featured === true) ?? matches[0]
    const others = matches.filter((post) => post !== largeCard)
    const start = (page - 1) * CARDS_PER_PAGE
    return {
      ...(largeCard && page === 1 ? { largeCard } : {}),
      cards: others.slice(start, start + CARDS_PER_PAGE),
      total: matches.length,
      pages: pagesOf(matches.length),
    }
  }

  #matching(text: string): readonly P[] {
    if (text === '') return this.posts
    const scores = new Map<number, number>()
    this.#texts.forEach((one, index) => {
      if (one.includes(text)) scores.set(index, 0)
    })
    for (const { id, score } of this.#words.search(queryOf(text), { boost })) scores.set(id, score)
    return [...scores]
      .toSorted(([a, one], [b, other]) => other - one || a - b)
      .flatMap(([index]) => this.posts[index] ?? [])
  }
}

/** All words, each in any form; a compound also as one word or as several. */
function queryOf(text: string): Query {
  const terms = termsOf(text).slice(0, MAX_WORDS)
  const queries = terms.map(({ word, parts }): Query => {
    const separate: Query = { combineWith: 'AND', queries: parts.map(anyFormOf) }
    return { combineWith: 'OR', queries: [anyFormOf(word), separate] }
  })
  return { combineWith: 'AND', queries }
}

/** A word as the beginning of another one, and words with the same stem. */
function anyFormOf(word: string): Query {
  const complete = { tokenize: (term: string) => [term], processTerm: (term: string) => term }
  const beginning = { ...complete, queries: [word], prefix: word.length >= MIN_PREFIX_LENGTH }
  return { combineWith: 'OR', queries: [beginning, { ...complete, queries: [stemmer(word)] }] }
}

/** Without what differs between spellings: case, accents, width, ligatures, and invisible characters. */
function fold(text: string): string {
  const letters = text.normalize('NFKD').replace(/[\p{M}\p{Cf}\p{Cs}]/gu, '')
  return letters.toUpperCase().toLowerCase().replaceAll('ς', 'σ')
}

/** Scripts that write words without spaces between them. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const segmenter = new Intl.Segmenter('ja', { granularity: 'word' })

/**
 * The words of a folded text, and the parts of each: more than one for a compound with hyphens or slashes, for one
 * of letters and digits, and in scripts without spaces.
 */
function termsOf(text: string): { word: string; parts: readonly string[] }[] {
  const words =
    text.replace(/['’‘ʼ]/g, '').match(/[\p{L}\p{N}]+(?:[\p{Pd}/][\p{L}\p{N}]+)*/gu) ?? []
  return words.map((word) => {
    const parts = word
      .split(/[\p{Pd}/]|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u)
      .flatMap((part) =>
        unspaced.test(part) ? Array.from(segmenter.segment(part), ({ segment }) => segment) : part,
      )
    return { word: word.replace(/[\p{Pd}/]/gu, ''), parts }
  })
}
