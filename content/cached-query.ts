import type { Platform, Query, QueryResult } from './platform.ts'

/** One cacheable read of the platform: how to fetch it, and how to parse the result. */
export interface CachedQuery<T> {
  key: string
  /** What the result depends on besides the platform's sync tags: `type:blog`, `id:…`. */
  tags: readonly string[]
  fetch(): Promise<QueryResult<unknown>>
  /** @throws for a result of another shape: callers get the last good value, or none */
  parse(result: unknown): T | Promise<T>
  /** Whether to store the value. Default: yes. False where the number of variants is unbounded. */
  isCacheable?(value: T): boolean
  /** The value takes long to make: it is kept until it changes, and then served until the new one is there. */
  takesLong?: boolean
  /** The caller has a fallback: without a value, it waits no longer than `CONTENT_STALE_WAIT_MS`. */
  failFast?: boolean
}

interface Options<Q extends Query, T>
  extends Pick<CachedQuery<T>, 'key' | 'tags' | 'isCacheable' | 'failFast'> {
  query: Q
  /** Called for each fetch. */
  parameters?: () => Record<string, unknown>
  /** Typed as the query promises. The value may still be anything, so it is checked here. */
  parse(result: SanityQueries[Q]): T | Promise<T>
}

/** A cached query that runs one GROQ query. */
export function cachedQuery<Q extends Query, T>(
  platform: Platform,
  { query, parameters, parse, ...rest }: Options<Q, T>,
): CachedQuery<T> {
  return {
    ...rest,
    fetch: () => platform.query(query, parameters?.()),
    parse: (result) => parse(result as SanityQueries[Q]),
  }
}
