import { BoundedCache } from '../bounded-cache.ts'
import { limits } from '../limits.ts'
import { isJsonObject, type JsonObject, type StoredDocument } from '../store/document.ts'
import { DocumentIndex } from '../store/document-index.ts'
import type { DocumentStore } from '../store/document-store.ts'
import { isAskedFor } from '../store/text-query.ts'
import { wordsIn } from '../store/words.ts'
import { Deadline } from './deadline.ts'
import { type Audience, lensFor, type Perspective, perspectiveKey } from './perspective.ts'
import type { QueryPlan } from './plan.ts'
import { fromEvaluation } from './query-error.ts'
import { QueryPlans } from './query-plans.ts'
import { QueryRun } from './query-run.ts'
import { View } from './view.ts'

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

/** Answers GROQ from indexes as far as they go. Results are kept until the next write. */
export class QueryEngine {
  readonly #store: DocumentStore
  readonly #options: EngineOptions
  readonly #deadline: Deadline
  readonly #plans: QueryPlans
  readonly #unindexedPlans: QueryPlans
  readonly #results = new BoundedCache<string>(limits.resultCacheBytes)
  readonly #views = new BoundedCache<View>(limits.views)

  constructor(store: DocumentStore, options: EngineOptions) {
    this.#store = store
    this.#options = options
    this.#deadline = new Deadline(options.queryMilliseconds ?? limits.queryMilliseconds)
    this.#plans = new QueryPlans(this.#deadline, true)
    this.#unindexedPlans = new QueryPlans(this.#deadline, false)
    store.bodies.whenRead = this.#checkTime
    store.onChange((ids) => {
      this.#results.clear()
      for (const view of this.#views.values()) view.update(ids)
    })
  }

  /** The result of a query as JSON text. @throws HttpError 400 for a bad query, 408 for a slow one. */
  resultOf(query: Query): string {
    const { text, parameters, perspective, audience } = query
    const seen = perspectiveKey(perspective, audience)
    const key = `${seen}\0${JSON.stringify(parameters)}\0${text}`
    const known = this.#results.get(key)
    if (known !== undefined) return known
    const plan = this.#plans.planFor(text, parameters)
    const view = this.view(perspective, audience)
    const asJson = (value: unknown) => JSON.stringify(value ?? null)
    const json = this.#run(plan, query, view, asJson)
    if (!plan.readsClock) this.#results.set(key, json, json.length + key.length)
    return json
  }

  /** The ids that a mutation's query selects among all documents. The query may give documents or ids. */
  idsSelectedBy(text: string, parameters: JsonObject): string[] {
    const query: Query = { text, parameters, perspective: 'raw', audience: 'editor' }
    const plan = this.#plans.planFor(text, parameters)
    return this.#run(plan, query, this.view('raw', 'editor'), (result) => {
      const selected = Array.isArray(result) ? result : [result]
      return selected.flatMap((item) => {
        const id = isJsonObject(item) ? item._id : item
        return typeof id === 'string' ? [id] : []
      })
    })
  }

  /** A test of whether a query selects a single document, for listeners. It does not throw. */
  matcherOf(text: string, parameters: JsonObject): (document: StoredDocument) => boolean {
    const plan = this.#unindexedPlans.planFor(text, parameters)
    if (plan.tree.type === 'Everything') return () => true
    const query: Query = { text, parameters, perspective: 'raw', audience: 'editor' }
    const isSelection = (result: unknown) =>
      Array.isArray(result) ? result.length > 0 : Boolean(result)
    return (document) => {
      try {
        return this.#run(plan, query, viewOfOne(document), isSelection)
      } catch {
        return false
      }
    }
  }

  /** What an audience sees in a perspective, kept in step with all writes as long as it is in use. */
  view(perspective: Perspective, audience: Audience): View {
    const key = perspectiveKey(perspective, audience)
    const known = this.#views.get(key)
    if (known) return known
    const lens = lensFor(this.#store.index, perspective, audience)
    const view = new View(this.#store, lens, (build) => this.#build(build))
    this.#views.set(key, view)
    return view
  }

  #checkTime = () => this.#deadline.check()

  /**
   * Builds an index. That is not on the time of the query that happens to need it first; but an index
   * of what is on disk for more than a few documents is none.
   */
  #build<T>(build: () => T): T | undefined {
    const { bodies } = this.#store
    let reads = 0
    bodies.whenRead = () => {
      reads += 1
      if (reads > limits.bodiesPerIndex) throw new TooManyBodies()
    }
    try {
      return this.#deadline.excluding(build)
    } catch (error) {
      if (error instanceof TooManyBodies) return undefined
      throw error
    } finally {
      bodies.whenRead = this.#checkTime
    }
  }

  #run<T>(plan: QueryPlan, query: Query, view: View, use: (value: unknown) => T): T {
    const { projectId, dataset } = this.#options
    const caller = query.audience === 'editor' ? 'local-editor' : '<anonymous>'
    const identity = { projectId, dataset, caller }
    const run = new QueryRun(view, query.parameters, plan.lookups, identity)
    try {
      return this.#deadline.limit(() => {
        for (const step of plan.steps) run.setParameter(step.parameter, step.valueIn(run))
        return use(run.evaluate(plan.tree, plan.readsAll ? { dataset: view.documents() } : {}))
      })
    } catch (error) {
      throw fromEvaluation(query.text, error)
    }
  }
}

class TooManyBodies extends Error {
  override name = 'TooManyBodies'
}

/** A view of a document that is on its own, as a listener looks at it. */
function viewOfOne(document: StoredDocument): View {
  const index = new DocumentIndex()
  index.put(document, { strong: [], weak: [] })
  const ids = new Set([document._id])
  const fullText: ConstructorParameters<typeof View>[0]['fullText'] = {
    idsAskedFor: (query) => ({
      required: isAskedFor(wordsIn(document), query) ? ids : new Set(),
      excluded: new Set(),
    }),
  }
  return new View({ index, fullText }, lensFor(index, 'raw', 'editor'))
}
