import { evaluateSync } from 'groq-js'
import { isJsonObject, type JsonObject, type StoredDocument } from '../store/document.ts'
import { lookupIn } from './correlated.ts'
import { parameterNode, type SyntaxNode } from './syntax-tree.ts'
import type { View } from './view.ts'

/** What the evaluator is told of the platform and the caller. */
export interface Identity {
  readonly projectId: string
  readonly dataset: string
  readonly caller: string
}

/** Finds documents by a text that the query has at some place. */
export type Lookup = (text: string, run: QueryRun) => readonly StoredDocument[]

/** What a filter's documents are called while it runs alone. `*` starts no name in GROQ. */
const candidates = '*candidates'

/** One run of a query: with certain parameters, on certain documents, at one moment. */
export class QueryRun {
  readonly view: View
  readonly #identity: Identity
  readonly #parameters: JsonObject
  readonly #lookups: ReadonlyMap<string, Lookup>
  readonly #timestamp = new Date()

  constructor(
    view: View,
    parameters: JsonObject,
    lookups: ReadonlyMap<string, Lookup>,
    identity: Identity,
  ) {
    this.view = view
    this.#parameters = { ...parameters }
    this.#lookups = lookups
    this.#identity = identity
  }

  /** Gives a value to a parameter that the plan put into the query. */
  setParameter(name: string, value: unknown): void {
    this.#parameters[name] = value
  }

  /** The value of a node that no document has a part in. */
  constant(node: SyntaxNode): unknown {
    return node.type === 'Value' ? (node.value ?? null) : this.evaluate(node)
  }

  /** Those of the documents that a filter lets pass. */
  filter(documents: readonly StoredDocument[], expr: SyntaxNode): StoredDocument[] {
    const filter = { type: 'Filter', base: parameterNode(candidates), expr }
    const passed = this.evaluate(filter, { parameters: { [candidates]: documents } })
    return Array.isArray(passed) ? passed : []
  }

  /** The value of a node, on a dataset when it has a `*` left. */
  evaluate(
    node: SyntaxNode,
    { dataset = [], parameters = {} }: { dataset?: unknown; parameters?: JsonObject } = {},
  ): unknown {
    const { projectId, dataset: name, caller } = this.#identity
    return evaluateSync(node, {
      dataset,
      params: { ...this.#parameters, ...parameters },
      timestamp: this.#timestamp,
      identity: caller,
      sanity: { projectId, dataset: name },
      dereference: (reference: unknown) => this.#dereference(reference),
    }).data
  }

  #dereference(reference: unknown): unknown {
    const id = isJsonObject(reference) ? reference._ref : undefined
    if (typeof id !== 'string') return undefined
    const asked = lookupIn(id)
    if (!asked) return this.view.get(id)
    return this.#lookups.get(asked.lookup)?.(asked.text, this)
  }
}
