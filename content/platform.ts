import { createClient, type SanityClient } from '@sanity/client'
import type { ContentSource } from './source.ts'

/** A query of `queries.ts`, whose result TypeGen has typed. */
export type Query = keyof SanityQueries

export interface Answer<Result> {
  result: Result
  /** What of the dataset it depends on, in the platform's own words; empty when it does not say. */
  tags: readonly string[]
}

/** One read with its retries; after it, the last good copy stands in (handling: Content). */
const deadline = 4_000
/** For so long after a change, the edge cache may still answer with what was before. */
const edgeCacheLag = 60_000

/**
 * Asks the content platform. The client retries 429, 502, 503 and lost connections (spec §9), for as
 * long as the deadline allows.
 */
export class Platform {
  readonly client: SanityClient
  readonly #hasEdgeCache: boolean
  #changedAt = Number.NEGATIVE_INFINITY
  #seenChange = 0

  /** @param perspective `drafts` shows what nobody has published yet, and needs a token */
  constructor(source: ContentSource, perspective: 'published' | 'drafts' = 'published') {
    const { projectId, dataset, apiVersion, apiHost, token } = source
    this.#hasEdgeCache = apiHost === undefined && perspective === 'published'
    this.client = createClient({
      projectId,
      dataset,
      apiVersion,
      perspective,
      useCdn: this.#hasEdgeCache,
      timeout: deadline,
      ...(token ? { token } : {}),
      ...(apiHost ? { apiHost, useProjectHostname: false } : {}),
    })
  }

  /** Reads go past the edge cache for a while from now on: the content has changed. */
  changed(): void {
    this.#changedAt = performance.now()
    this.#seenChange = Date.now()
  }

  /**
   * The time that queries compare dates with: the minute, so that an answer can be kept until the
   * next one, or the last change, so that a post dated by the clock shows as soon as it is written.
   */
  now(): string {
    return asDate(Math.max(currentMinute(), this.#seenChange))
  }

  /**
   * The answer to one query.
   * @throws when there is none in time, or when it is no answer of the platform: an error page, a
   * cut body, JSON of another shape
   */
  async ask<Q extends Query>(
    query: Q,
    parameters: Record<string, unknown> = {},
  ): Promise<Answer<SanityQueries[Q]>> {
    const settled = performance.now() - this.#changedAt > edgeCacheLag
    const body: unknown = await this.client.fetch(query, parameters, {
      filterResponse: false,
      returnQuery: false,
      useCdn: this.#hasEdgeCache && settled,
      signal: AbortSignal.timeout(deadline),
    })
    if (!isAnswer(body)) throw new Error('the answer is not the result of a query')
    const tags = Array.isArray(body.syncTags) ? body.syncTags.map(String) : []
    return { result: body.result as SanityQueries[Q], tags }
  }
}

function isAnswer(body: unknown): body is { result: unknown; syncTags?: unknown } {
  return typeof body === 'object' && body !== null && 'result' in body && !('error' in body)
}

function currentMinute(): number {
  return Math.floor(Date.now() / 60_000) * 60_000
}

function asDate(time: number): string {
  // Without a fraction, "…:00Z" is not before "…:00.000Z" when compared as text.
  return new Date(time).toISOString().replace('.000Z', 'Z')
}
