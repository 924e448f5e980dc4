import type { SanityClient } from '@sanity/client'
import { boundedFetch } from './bounded-fetch.ts'
import { platformClient } from './client.ts'
import type { ContentSource } from './source.ts'

/** A query of `queries.ts`, whose result TypeGen has typed. */
export type Query = keyof SanityQueries

export interface QueryResult<Result> {
  result: Result
  /** The platform's own tags of the data it depends on; empty when the response has none. */
  syncTags: readonly string[]
}

/** For one query with its retries; after it, the stale cache entry is served. */
const QUERY_TIMEOUT_MS = 4_000
/** For this long after a change, the edge cache may still serve the old content. */
const EDGE_CACHE_LAG_MS = 60_000
const MINUTE_MS = 60_000

/**
 * Queries the content platform. The client retries 429, 502, 503 and lost connections until the
 * timeout.
 */
export class Platform {
  readonly client: SanityClient
  readonly #hasEdgeCache: boolean
  /** When the last change was noticed, by the monotonic clock. */
  #changedAt = Number.NEGATIVE_INFINITY
  /** The same, in ms since the epoch. */
  #changedDate = 0

  /** @param perspective `drafts` also shows unpublished documents, and needs a token */
  constructor(source: ContentSource, perspective: 'published' | 'drafts' = 'published') {
    const { name, images, pageWaitMs, ...connection } = source
    this.#hasEdgeCache = source.apiHost === undefined && perspective === 'published'
    this.client = platformClient({
      ...connection,
      perspective,
      useCdn: this.#hasEdgeCache,
      timeout: QUERY_TIMEOUT_MS,
      resolveFetch: () => boundedFetch,
    })
  }

  /** Content has changed: queries bypass the edge cache for a while. */
  bypassEdgeCache(): void {
    this.#changedAt = performance.now()
    this.#changedDate = Date.now()
  }

  /**
   * The time that queries compare dates with: the start of the minute, so that results can be cached
   * for a minute, or the last change, so that a post dated "now" shows as soon as it is published.
   */
  now(): string {
    return new Date(Math.max(currentMinute(), this.#changedDate)).toISOString()
  }

  /**
   * Runs one query.
   * @throws when there is no response in time, or it is not a query result: an error page, a truncated
   * body, JSON of another shape
   */
  async query<Q extends Query>(
    query: Q,
    parameters: Record<string, unknown> = {},
  ): Promise<QueryResult<SanityQueries[Q]>> {
    const isSettled = performance.now() - this.#changedAt > EDGE_CACHE_LAG_MS
    const body: unknown = await this.client.fetch(query, parameters, {
      filterResponse: false,
      returnQuery: false,
      useCdn: this.#hasEdgeCache && isSettled,
      signal: AbortSignal.timeout(QUERY_TIMEOUT_MS),
    })
    if (!isQueryResult(body)) throw new Error('the response is not a query result')
    const syncTags = Array.isArray(body.syncTags) ? body.syncTags.map(String) : []
    return { result: body.result as SanityQueries[Q], syncTags }
  }
}

function isQueryResult(body: unknown): body is { result: unknown; syncTags?: unknown } {
  return typeof body === 'object' && body !== null && 'result' in body && !('error' in body)
}

function currentMinute(): number {
  return Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS
}
