import { TaskQueue } from 'limits'
import { HttpError } from '../errors.ts'
import { limits } from '../limits.ts'
import type { JsonObject, StoredDocument } from '../store/document.ts'
import { GroqProcess } from './groq-process.ts'
import { checkQueryText } from './query-limits.ts'

/** A GROQ query that selects single documents: a listener's, or of a role. */
export interface Filter {
  readonly text: string
  readonly parameters: JsonObject
}

/** Undefined where a document does not exist. */
export type FilteredDocuments = readonly (StoredDocument | undefined)[]

/** A request to the filter process. */
export interface FilterRequest extends Filter {
  /** Left out: those of the previous request. */
  readonly documents?: FilteredDocuments
}

export type FilterResponse =
  | { readonly matches: readonly boolean[] }
  | { readonly status: number; readonly body: unknown }

interface FilterOptions {
  readonly timeoutMs?: number
  /** Runs before filters without priority. */
  readonly hasPriority?: boolean
}

/** Evaluates filters on documents, in a process of its own and with a deadline. */
export class FilterEngine {
  /** How long a filter may take, unless its caller sets a shorter time. */
  readonly timeoutMs: number
  readonly #process = new GroqProcess<FilterRequest, FilterResponse>({
    module: new URL('./filter-worker.ts', import.meta.url),
    megabytes: limits.filterProcessMegabytes,
  })
  readonly #queue = new TaskQueue({
    concurrency: 1,
    maxWaiting: limits.queuedFilters,
  })
  /** What the process has, so that the filters of many listeners send it once. */
  #sent: FilteredDocuments | undefined

  constructor(timeoutMs: number = limits.filterTimeoutMs) {
    this.timeoutMs = timeoutMs
  }

  /**
   * Whether a filter selects each of some documents.
   * @throws HttpError 400 for an invalid filter, 408 on timeout, 413 for one that is too long
   * @throws QueueFullError when too many are waiting
   */
  async matches(
    filter: Filter,
    documents: FilteredDocuments,
    { timeoutMs = this.timeoutMs, hasPriority = false }: FilterOptions = {},
  ): Promise<readonly boolean[]> {
    checkQueryText(filter.text, limits.publicQuery)
    return this.#queue.run(() => this.#evaluate(filter, documents, timeoutMs), { hasPriority })
  }

  /** Starts the process, so that no filter's time includes it. */
  start(): Promise<void> {
    return this.#process.start()
  }

  close(): Promise<void> {
    return this.#process.close()
  }

  async #evaluate(filter: Filter, documents: FilteredDocuments, timeoutMs: number) {
    const isSent = this.#sent === documents
    this.#sent = undefined
    const request = isSent ? filter : { ...filter, documents }
    const response = await this.#process.run(request, timeoutMs)
    this.#sent = documents
    if ('status' in response) throw new HttpError(response.status, response.body)
    return response.matches
  }
}
