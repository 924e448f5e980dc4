import { parse } from 'groq-js'
import { BoundedCache } from '../bounded-cache.ts'
import { limits } from '../limits.ts'
import type { JsonObject } from '../store/document.ts'
import { dependsOnParameterValues } from './bracket-content.ts'
import type { Deadline } from './deadline.ts'
import { planQuery, type QueryPlan } from './plan.ts'
import { fromParser, missingParameter } from './query-error.ts'
import type { SyntaxNode } from './syntax-tree.ts'

/** Parses queries, each once as long as it is in use. */
export class QueryPlans {
  readonly #plans = new BoundedCache<QueryPlan>(limits.parsedQueries)
  /** Queries that cannot be parsed without the values of their parameters. */
  readonly #dependent = new BoundedCache<true>(limits.parsedQueries)
  readonly #deadline: Deadline
  readonly #usesIndexes: boolean

  constructor(deadline: Deadline, usesIndexes: boolean) {
    this.#deadline = deadline
    this.#usesIndexes = usesIndexes
  }

  /** @throws HttpError 400 `queryParseError`, also for a parameter that is named but not given. */
  planFor(query: string, parameters: JsonObject): QueryPlan {
    const plan = this.#forAnyParameters(query) ?? this.#forTheseParameters(query, parameters)
    for (const name of plan.parameters)
      if (!Object.hasOwn(parameters, name)) throw missingParameter(query, name)
    return plan
  }

  /** Undefined for the queries that need values to be parsed, such as `[0...$count]`. */
  #forAnyParameters(query: string): QueryPlan | undefined {
    const known = this.#plans.get(query)
    if (known || this.#dependent.get(query)) return known
    try {
      const tree = parsed(query)
      if (!dependsOnParameterValues(tree)) return this.#keep(query, tree)
    } catch {
      // Its values may be what it needs.
    }
    this.#dependent.set(query, true)
    return undefined
  }

  #forTheseParameters(query: string, parameters: JsonObject): QueryPlan {
    const key = `${query}\0${JSON.stringify(parameters)}`
    try {
      return this.#plans.get(key) ?? this.#keep(key, parsed(query, parameters))
    } catch (error) {
      throw fromParser(query, error)
    }
  }

  #keep(key: string, tree: SyntaxNode): QueryPlan {
    const plan = planQuery(tree, this.#deadline, this.#usesIndexes)
    this.#plans.set(key, plan)
    return plan
  }
}

/** The parser only ends a comment at a line's end, so a query gets one. */
function parsed(query: string, parameters: JsonObject = {}): SyntaxNode {
  return parse(`${query}\n`, { params: parameters })
}
