import { setImmediate } from 'node:timers/promises'
import MiniSearch, { type Query } from 'minisearch'
import { stemmer } from 'stemmer'
import { transliterate } from 'transliteration'
import { normalize } from '../clean-text.ts'
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
  /** What the search was taken for, if no post has its words. */
  corrected?: readonly string[]
}

const fields = ['title', 'excerpt', 'category']
/** A word of the title says more about a post than one of the excerpt. */
const boost = { title: 3, excerpt: 1, category: 1 }
/** Shorter words are found only whole, because they begin too many others. */
const MIN_PREFIX_LENGTH = 2
/** Words of a question that say nothing about what is looked for. */
const questionWords = new Set(
  'a an and are can do does for how i in is it my of on or should the to what when which why with you your'.split(
    ' ',
  ),
)
/** Shorter searches are in too many texts without the blanks between their words. */
const MIN_JOINED_LENGTH = 6
/** More words hardly narrow a search, and each takes time. */
const MAX_WORDS = 16

/** Corrections of a search that are named, and the best matches that they're taken from. */
const MAX_CORRECTIONS = 3
const MATCHES_TO_NAME = 20

/** Posts that are indexed at once. It takes about 10 ms, and then requests have their turn. */
const POSTS_AT_ONCE = 50

/**
 * Finds posts that contain all words of a search in title, excerpt or category, in any order and form of the
 * word, or the search as a substring. Case, accents, width, punctuation between words, and the small words of a
 * question don't matter. Only if there is no such post, a search may be several words written as one, and words that
 * no post has are taken for misspelled. Holds no bodies: a search over 10,000
 * posts takes at most some 50 ms.
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
        ['string', 'number'].includes(typeof text) ? spellingsOf(String(text)).join('\0') : '',
      )
      index.#texts.push(texts.join('\0'))
      index.#words.add({ id, texts })
      if (id % POSTS_AT_ONCE === 0) await setImmediate()
    }
    return index
  }

  /** One page of the matches, best first; empty search text matches all, newest first. */
  find({ q, category, page }: ListRequest): Matches<P> {
    const { posts, corrected = [] } = this.#matching(q.replaceAll('\0', '').trim())
    const matches = posts.filter((post) => !category || post.category === category)
    const largeCard = matches.find((post) => post.featured === true) ?? matches[0]
    const others = matches.filter((post) => post !== largeCard)
    const start = (page - 1) * CARDS_PER_PAGE
    return {
      ...(largeCard && page === 1 ? { largeCard } : {}),
      cards: others.slice(start, start + CARDS_PER_PAGE),
      total: matches.length,
      pages: pagesOf(matches.length),
      ...(corrected.length > 0 && matches.length > 0 ? { corrected } : {}),
    }
  }

  #matching(q: string): { posts: readonly P[]; corrected?: readonly string[] } {
    const spellings = meantBy(q)
      .flatMap(spellingsOf)
      .map((text) => text.trim())
    if (spellings.every((text) => text === '')) return { posts: this.posts }
    const scores = new Map<number, number>()
    this.#texts.forEach((one, index) => {
      if (spellings.some((text) => one.includes(text))) scores.set(index, 0)
    })
    const search = (word: (term: string) => Query) => {
      const query: Query = {
        combineWith: 'OR',
        queries: spellings.map((text) => queryOf(text, word)),
      }
      for (const { id, score } of this.#words.search(query, { boost })) scores.set(id, score)
    }
    search(anyFormOf)
    if (scores.size === 0) {
      for (const index of this.#joinedIn(spellings)) scores.set(index, 0)
    }
    const isMisspelled = scores.size === 0
    if (isMisspelled) search((word) => this.#correctedForm(word))
    const best = [...scores]
      .toSorted(([a, one], [b, other]) => other - one || a - b)
      .map(([index]) => index)
    const posts = best.flatMap((index) => this.posts[index] ?? [])
    return isMisspelled ? { posts, corrected: this.#corrections(spellings, best) } : { posts }
  }

  /** The texts that match a search without the spaces and punctuation between words, as in `threatmodel`. */
  #joinedIn(spellings: readonly string[]): number[] {
    const searches = spellings.map(joined).filter((text) => text.length >= MIN_JOINED_LENGTH)
    if (searches.length === 0) return []
    return this.#texts.flatMap((text, index) => {
      const one = joined(text)
      return searches.some((search) => one.includes(search)) ? index : []
    })
  }

  /** A search with its misspelled words replaced by those of its matches. */
  #corrections(spellings: readonly string[], matches: readonly number[]): string[] {
    const searches = spellings.map((text) =>
      termsOf(text)
        .flatMap(({ parts }) => parts)
        .map((word) => ({ word, corrected: this.#correctionsOf(word) })),
    )
    const found = new Set<string>()
    for (const index of matches.slice(0, MATCHES_TO_NAME)) {
      const words = termsOf(this.#texts[index] ?? '').flatMap(({ word, parts }) => [...parts, word])
      for (const search of searches) {
        const inMatch = search.map(({ word, corrected }) =>
          corrected
            ? (words.find((one) => corrected.includes(one)) ??
              words.find((one) => corrected.includes(stemmer(one))))
            : word,
        )
        if (inMatch.every((word) => word !== undefined)) found.add(inMatch.join(' '))
      }
    }
    return [...found].slice(0, MAX_CORRECTIONS)
  }

  /** A word as it is if a post has it, or else the words that it may be a misspelling of. */
  #correctedForm(word: string): Query {
    const corrected = this.#correctionsOf(word)
    return corrected ? { ...complete, combineWith: 'OR', queries: corrected } : anyFormOf(word)
  }

  /** Words that one may be a misspelling of, unless a post has it. */
  #correctionsOf(word: string): string[] | undefined {
    const typos = typosIn(word)
    if (typos === 0 || this.#words.search(anyFormOf(word)).length > 0) return undefined
    const similar = this.#words.search({ ...complete, queries: [word], fuzzy: typos })
    // Two letters that are swapped count as two typos.
    const swapped = typos === 1 ? swapsOf(word) : []
    similar.push(...this.#words.search({ ...complete, combineWith: 'OR', queries: swapped }))
    const terms = new Set(similar.flatMap((match) => match.terms))
    return [...terms].filter((term) => term[0] === word[0])
  }
}

/** How many letters of a word may be wrong, missing, or too many. Digits are never wrong. */
function typosIn(word: string): number {
  if (unspaced.test(word) || /\p{N}/u.test(word)) return 0
  return word.length < 4 ? 0 : word.length < 8 ? 1 : 2
}

/** A word with two neighboring letters swapped, each pair but the first. */
function swapsOf(word: string): string[] {
  return Array.from({ length: Math.max(0, word.length - 2) }, (_, index) => {
    const [one = '', other = ''] = word.slice(index + 1)
    return word.slice(0, index + 1) + other + one + word.slice(index + 3)
  })
}

/** All words, each in any form; a compound also as one word or as several. */
function queryOf(text: string, formsOf: (word: string) => Query): Query {
  const words = termsOf(text)
  const named = words.filter(({ word }) => !questionWords.has(word))
  const terms = (named.length > 0 ? named : words).slice(0, MAX_WORDS)
  const queries = terms.map(({ word, parts }): Query => {
    const separate: Query = { combineWith: 'AND', queries: parts.map(formsOf) }
    return { combineWith: 'OR', queries: [formsOf(word), separate] }
  })
  return { combineWith: 'AND', queries }
}

/** For a term that is looked up as it is. */
const complete = { tokenize: (term: string) => [term], processTerm: (term: string) => term }

/** A word as the beginning of another one, and words with the same stem. */
function anyFormOf(word: string): Query {
  const beginning = { ...complete, queries: [word], prefix: word.length >= MIN_PREFIX_LENGTH }
  return { combineWith: 'OR', queries: [beginning, { ...complete, queries: [stemmer(word)] }] }
}

/** A search without the names of fields (`title:`), and also decoded if it comes from a URL. */
function meantBy(q: string): string[] {
  const text = q.replace(/(?<!\S)(?:in)?(?:title|excerpt|category):(?=\S)/gi, '')
  try {
    const decoded = decodeURIComponent(text)
    return decoded.trim() === '' ? [text] : [...new Set([text, decoded])]
  } catch {
    return [text]
  }
}

/** How letters are written where they are missing. Without their marks, they are found anyway. */
const writtenOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' }

/** A text folded, and also with its umlauts written out, as in `Zuerich`. */
function spellingsOf(text: string): string[] {
  const composed = normalize(text, 'NFKC').toLowerCase()
  const written = composed.replace(/[äöüåø]/g, (letter) => writtenOut[letter] ?? letter)
  return written === composed ? [fold(text)] : [fold(text), fold(written)]
}

/** Without what differs between spellings: case, accents, width, ligatures, and invisible characters. */
function fold(text: string): string {
  const letters = normalize(text, 'NFKD').replace(/[\p{M}\p{Cf}\p{Cs}]/gu, '')
  return letters
    .toUpperCase()
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replace(/[\p{Script=Latin}--\p{ASCII}]/gv, (letter) => transliterate(letter))
}

/** A text without what separates words, but not without what separates fields. */
function joined(text: string): string {
  return text.replace(/[^\p{L}\p{N}\0]+/gu, '')
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
    text
      .replace(/['’‘ʼ]|(?<=(?<!\p{L})\p{L})\.(?=\p{L}(?!\p{L}))/gu, '')
      .match(/[\p{L}\p{N}]+(?:[\p{Pd}/][\p{L}\p{N}]+)*/gu) ?? []
  return words.map((word) => {
    const parts = word
      .split(/[\p{Pd}/]|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u)
      .flatMap((part) =>
        unspaced.test(part) ? Array.from(segmenter.segment(part), ({ segment }) => segment) : part,
      )
    return { word: word.replace(/[\p{Pd}/]/gu, ''), parts }
  })
}
