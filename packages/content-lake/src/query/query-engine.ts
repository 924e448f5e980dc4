import { TaskQueue } from 'limits'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { HttpError } from '../errors.ts'
import { limits } from '../limits.ts'
import type { JsonObject } from '../store/document.ts'
import type { DocumentStore } from '../store/document-store.ts'
import { GroqProcess } from './groq-process.ts'
import { perspectiveKey } from './perspective.ts'
import { queryTimeout } from './query-error.ts'
import { checkQueryText } from './query-limits.ts'
import type {
  QueryAnswer,
  QueryProcessSettings,
  QueryRequest,
  QueryResponse,
} from './query-messages.ts'
import type { Query } from './run-query.ts'

interface QueryEngineOptions {
  /** Timeout of any query in milliseconds. */
  readonly queryTimeoutMs?: number | undefined
}

/** Runs GROQ queries, with a result cache that lasts until the next write. */
export class QueryEngine {
  readonly #store: DocumentStore
  readonly #options: QueryEngineOptions
  readonly #process: GroqProcess<QueryRequest, QueryResponse>
  readonly #queue = new TaskQueue({
    concurrency: 1,
    maxWaiting: limits.queuedQueries,
    maxWaitingPerClient: limits.queuedQueriesPerUser,
  })
  readonly #results = new LRUCache<string, QueryAnswer>({
    maxSize: limits.resultCacheCharacters,
    maxEntrySize: limits.resultCacheCharacters / 4,
  })

  constructor(store: DocumentStore, settings: QueryProcessSettings, options: QueryEngineOptions) {
    this.#store = store
    this.#options = options
    this.#process = new GroqProcess({
      module: new URL('./query-worker.ts', import.meta.url),
      argument: JSON.stringify(settings),
      megabytes: limits.queryProcessMegabytes,
    })
    // It loads the documents, so that the first query does not wait for that. A failed start is tried again.
    this.#process.start().catch(() => {})
    store.onTransaction(() => this.#results.clear())
  }

  /**
   * The result of a query, with its sync tags.
   * @param signal aborts when the caller disconnects
   * @throws HttpError 400 for an invalid query or a result that is too large, 408 on timeout, 413 for
   * a query text that is too long
   * @throws QueueFullError when too many are waiting
   */
  async resultOf(query: Query, signal?: AbortSignal): Promise<QueryAnswer> {
    checkQueryText(query.text, limitsOf(query))
    const key = cacheKey(query)
    const isEditor = query.audience === 'editor'
    return (
      this.#results.get(key) ??
      (await this.#queue.run(() => this.#results.get(key) ?? this.#evaluate(query, key), {
        hasPriority: isEditor,
        client: isEditor ? query.identity : undefined,
        signal,
      }))
    )
  }

  /**
   * The IDs that the queries of a request's mutations select. Together they have the time of one query.
   * @param signal aborts when the caller disconnects
   * @throws HttpError and QueueFullError as `resultOf`
   */
  async idsSelectedBy(
    queries: readonly { readonly text: string; readonly parameters: JsonObject }[],
    identity: string,
    signal: AbortSignal,
  ): Promise<string[][]> {
    if (queries.length === 0) return []
    for (const { text } of queries) checkQueryText(text, limits.editorQuery)
    const select = async () => {
      const started = performance.now()
      const selected: string[][] = []
      for (const { text, parameters } of queries) {
        signal.throwIfAborted()
        const query = {
          text,
          parameters,
          perspective: 'raw',
          audience: 'editor',
          identity,
        } as const
        const { json } = await this.#run({ ...query, wanted: 'ids' }, performance.now() - started)
        selected.push(idsSchema.parse(JSON.parse(json)))
      }
      return selected
    }
    return this.#queue.run(select, { hasPriority: true, signal })
  }

  close(): Promise<void> {
    return this.#process.close()
  }

  async #evaluate(query: Query, key: string): Promise<QueryAnswer> {
    const { generation } = this.#store
    const { json, tags, isCacheable } = await this.#run({ ...query, wanted: 'json' })
    const answer = { json, tags }
    // Not cacheable if a write happened meanwhile.
    if (isCacheable && generation === this.#store.generation)
      this.#results.set(key, answer, { size: json.length + key.length })
    return answer
  }

  /** @param spentMs of the query's time */
  async #run(request: QueryRequest, spentMs = 0) {
    const isPublic = request.audience === 'public'
    const usual = isPublic ? limits.publicQueryTimeoutMs : limits.queryTimeoutMs
    const timeoutMs = this.#options.queryTimeoutMs ?? usual
    if (spentMs >= timeoutMs) throw queryTimeout(timeoutMs)
    const response = await this.#process.run(request, timeoutMs - spentMs)
    if ('status' in response) throw new HttpError(response.status, response.body)
    return response
  }
}

const idsSchema = z.array(z.string())

const limitsOf = ({ audience }: Query) =>
  audience === 'public' ? limits.publicQuery : limits.editorQuery

function cacheKey({ text, parameters, perspective, audience, identity }: Query): string {
  const reader = text.includes('identity') ? identity : ''
  return [perspectiveKey(perspective, audience), reader, JSON.stringify(parameters), text].join(
    '\0',
  )
}
