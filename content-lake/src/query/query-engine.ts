import { evaluateSync } from 'groq-js'
import { limits } from '../limits.ts'
import { isJsonObject, type JsonObject, type StoredDocument } from '../store/document.ts'
import type { DocumentStore } from '../store/document-store.ts'
import { BoundedCache } from './bounded-cache.ts'
import { Deadline } from './deadline.ts'
import { type Audience, createView, type Perspective, perspectiveKey } from './perspective.ts'
import type { QueryPlan } from './plan.ts'
import { fromEvaluation } from './query-error.ts'
import { QueryPlans } from './query-plans.ts'
import { wantedStrings } from './selection.ts'
import type { View } from './view.ts'

export interface Query {
  readonly text: string
  readonly parameters: JsonObject
  readonly perspective: Perspective
  readonly audience: Audience
}

interface EngineOptions {
  readonly projectId: string
  readonly dataset: string
  /** Longest time of one query in milliseconds. */
  readonly queryMilliseconds?: number
}

/** Answers GROQ from the documents in memory. Results are kept until the next write. */
export class QueryEngine {
  readonly #store: DocumentStore
  readonly #options: EngineOptions
  readonly #deadline: Deadline
  readonly #plans: QueryPlans
  readonly #results = new BoundedCache<string>(limits.resultCacheBytes)
  readonly #views = new Map<string, View>()
  #generation = -1

  constructor(store: DocumentStore, options: EngineOptions) {
    this.#store = store
    this.#options = options
    this.#deadline = new Deadline(options.queryMilliseconds ?? limits.queryMilliseconds)
    this.#plans = new QueryPlans(this.#deadline)
  }

  /** The result of a query as JSON text. @throws HttpError 400 for a bad query, 408 for a slow one. */
  resultOf(query: Query): string {
    this.#forgetOutdated()
    const { text, parameters, perspective, audience } = query
    const seen = perspectiveKey(perspective, audience)
    const key = `${seen}\0${JSON.stringify(parameters)}\0${text}`
    const known = this.#results.get(key)
    if (known !== undefined) return known
    const plan = this.#plans.planFor(text, parameters)
    const value = this.#evaluate(plan, query, this.view(perspective, audience))
    const json = JSON.stringify(value ?? null)
    if (!plan.readsClock) this.#results.set(key, json, json.length + key.length)
    return json
  }

  /** The ids that a mutation's query selects among all documents. The query may give documents or ids. */
  idsSelectedBy(text: string, parameters: JsonObject): string[] {
    const query: Query = { text, parameters, perspective: 'raw', audience: 'editor' }
    const plan = this.#plans.planFor(text, parameters)
    const result = this.#evaluate(plan, query, this.view('raw', 'editor'))
    const selected = Array.isArray(result) ? result : [result]
    return selected.flatMap((item) => {
      const id = isJsonObject(item) ? item._id : item
      return typeof id === 'string' ? [id] : []
    })
  }

  /** A test of whether a query selects a single document, for listeners. It does not throw. */
  matcherOf(text: string, parameters: JsonObject): (document: StoredDocument) => boolean {
    const plan = this.#plans.planFor(text, parameters)
    if (plan.tree.type === 'Everything') return () => true
    const query: Query = { text, parameters, perspective: 'raw', audience: 'editor' }
    return (document) => {
      const alone = [document]
      const get = (id: string) => (id === document._id ? document : undefined)
      try {
        const view = { get, all: () => alone, ofTypes: () => alone }
        const result = this.#evaluate(plan, query, view)
        return Array.isArray(result) ? result.length > 0 : Boolean(result)
      } catch {
        return false
      }
    }
  }

  view(perspective: Perspective, audience: Audience): View {
    this.#forgetOutdated()
    const key = perspectiveKey(perspective, audience)
    const view = this.#views.get(key) ?? createView(this.#store.index, perspective, audience)
    this.#views.set(key, view)
    return view
  }

  #evaluate(plan: QueryPlan, { text, parameters, audience }: Query, view: View): unknown {
    const scanned = plan.scans.map(({ parameter, selection }) => {
      const wanted = wantedStrings(selection, parameters)
      const documents = selection.by === '_type' ? view.ofTypes(wanted) : byIds(view, wanted)
      return [parameter, documents] as const
    })
    const { projectId, dataset } = this.#options
    try {
      return this.#deadline.limit(
        () =>
          evaluateSync(plan.tree, {
            dataset: plan.readsAll ? view.all() : [],
            params: { ...parameters, ...Object.fromEntries(scanned) },
            dereference: ({ _ref }: { _ref: string }) => view.get(_ref),
            identity: audience === 'editor' ? 'local-editor' : '<anonymous>',
            sanity: { projectId, dataset },
          }).data,
      )
    } catch (error) {
      throw fromEvaluation(text, error)
    }
  }

  #forgetOutdated(): void {
    if (this.#generation === this.#store.generation) return
    this.#generation = this.#store.generation
    this.#results.clear()
    this.#views.clear()
  }
}

function byIds(view: View, ids: readonly string[]): readonly StoredDocument[] {
  return [...new Set(ids)].sort().flatMap((id) => view.get(id) ?? [])
}
