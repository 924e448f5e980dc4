import type { Answer, Platform, Query } from '../platform.ts'
import { tagWords } from './tags.ts'

/** One read of the platform: how to ask, and how to make our own value of the answer. */
export interface Question<T> {
  key: string
  /** What its answer depends on beside the platform's sync tags: `type:blog`, `id:…`. */
  topics: readonly string[]
  ask(): Promise<Answer<unknown>>
  /** @throws for a result of another shape, which then counts as no answer */
  parse(result: unknown): T | Promise<T>
  /** Whether the value is a copy to keep. Values that anybody can ask for without end are not. */
  keeps?: (value: T) => boolean
  /** Milliseconds to wait for a new value when there is an old one; 0 gives the old one at once. */
  patience?: number
  /** Who asks has something else: without a copy, nobody waits longer than patience lasts. */
  hasFallback?: boolean
}

interface Parts<Q extends Query, T> {
  key: string
  topics: readonly string[]
  query: Q
  /** Made when it is asked. */
  parameters?: () => Record<string, unknown>
  /** The type is what the query promises; the value may be anything, and is checked. */
  parse(result: SanityQueries[Q]): T | Promise<T>
  keeps?: (value: T) => boolean
}

/** A question that is one query. */
export function question<Q extends Query, T>(
  platform: Platform,
  { query, parameters, parse, ...rest }: Parts<Q, T>,
): Question<T> {
  return {
    ...rest,
    ask: () => platform.ask(query, parameters?.()),
    parse: (result) => parse(result as SanityQueries[Q]),
  }
}

/** Every word that an answer depends on. */
export function wordsOf(
  { key, topics }: Pick<Question<unknown>, 'key' | 'topics'>,
  tags: readonly string[],
): string[] {
  return [`read:${key}`, ...topics, ...tagWords(tags)]
}
