import { type Chain, chainOf, isClosed, type Span, spanOf } from './chain.ts'
import type { Condition } from './conditions.ts'
import { joinOf, lookupNode } from './correlated.ts'
import { type Deadline, guardLoop } from './deadline.ts'
import { isClock } from './expression.ts'
import type { IdCondition } from './id-conditions.ts'
import { withIndexedReferences } from './indexed-references.ts'
import type { Lookup, QueryRun } from './query-run.ts'
import { countIn, documentsIn } from './scan.ts'
import { scored, scoredChainOf, wantedScores } from './scores.ts'
import {
  isNode,
  mapChildren,
  parameterNode,
  type SyntaxNode,
  someNode,
  ungrouped,
} from './syntax-tree.ts'
import { withoutTextQueries } from './text-queries.ts'

/** A value to find before the query runs; it goes in under a parameter name of its own. */
interface Step {
  readonly parameter: string
  valueIn(run: QueryRun): unknown
}

/** A query made ready to run, any number of times and with any parameters. */
export interface QueryPlan {
  readonly tree: SyntaxNode
  /** In the order in which they must be taken. */
  readonly steps: readonly Step[]
  /** What the tree looks up while it runs, by name. */
  readonly lookups: ReadonlyMap<string, Lookup>
  /** Whether a `*` is left in the tree. */
  readonly readsAll: boolean
  /** The parameters that the query names. */
  readonly parameters: ReadonlySet<string>
  /** Whether the answer depends on the clock, so that it must not be kept. */
  readonly readsClock: boolean
}

/**
 * Turns a parsed query into a plan. What can be read from indexes, `*` with the filters, the order
 * and the slice after it, or the count of that, becomes a parameter; the evaluator does the rest.
 * Without indexes, the evaluator does all that it can.
 */
export function planQuery(parsed: SyntaxNode, deadline: Deadline, usesIndexes = true): QueryPlan {
  const planner = new Planner(deadline, usesIndexes)
  const tree = planner.plan(parsed)
  const parameters = new Set<string>()
  const readsClock = someNode(parsed, isClock)
  someNode(parsed, ({ type, name }) => {
    if (type === 'Parameter') parameters.add(String(name))
    return false
  })
  const { steps, lookups, readsAll } = planner
  return { tree, steps, lookups, readsAll, parameters, readsClock }
}

class Planner {
  readonly steps: Step[] = []
  readonly lookups = new Map<string, Lookup>()
  readsAll = false
  readonly #deadline: Deadline
  readonly #usesIndexes: boolean
  readonly #wantedScores = new Map<SyntaxNode, IdCondition>()

  constructor(deadline: Deadline, usesIndexes: boolean) {
    this.#deadline = deadline
    this.#usesIndexes = usesIndexes
  }

  plan(tree: SyntaxNode): SyntaxNode {
    return this.#visit(withoutTextQueries(tree, (valueIn) => this.#parameter(valueIn)))
  }

  /** `*` starts no name in GROQ, so a query cannot have a parameter of this name itself. */
  #parameter(valueIn: Step['valueIn']): SyntaxNode {
    const parameter = `*${this.steps.length}`
    this.steps.push({ parameter, valueIn })
    return parameterNode(parameter)
  }

  #visit = (node: SyntaxNode): SyntaxNode => {
    if (node.type === 'Value') return node
    const found = this.#usesIndexes ? this.#fromIndex(node) : undefined
    if (found) return found
    if (node.type === 'Everything' || node.namespace === 'releases') this.readsAll = true
    return this.#visitBelow(node)
  }

  #visitBelow(node: SyntaxNode): SyntaxNode {
    return guardLoop(mapChildren(node, this.#visit), this.#deadline)
  }

  #fromIndex(node: SyntaxNode): SyntaxNode | undefined {
    const scores = wantedScores(node)
    if (scores) this.#wantedScores.set(scores.scoring, scores.wanted)
    if (node.type === 'FuncCall') return this.#count(node)
    if (node.type === 'Slice' || node.type === 'AccessElement') return this.#slice(node)
    return this.#documents(node) ?? this.#someDocuments(node) ?? this.#scored(node)
  }

  #count({ namespace, name, args }: SyntaxNode): SyntaxNode | undefined {
    const [counted] = Array.isArray(args) ? args.filter(isNode) : []
    if (namespace !== 'global' || name !== 'count' || !counted) return undefined
    const chain = closedChainOf(counted)
    if (!chain) return undefined
    const ready = this.#ready(chain)
    return this.#parameter((run) => countIn(ready, run))
  }

  /** `[2...5]` and `[2]`, also after a projection, which changes no position. */
  #slice(node: SyntaxNode): SyntaxNode | undefined {
    const span = node.type === 'Slice' ? spanOf(node) : elementSpan(node)
    const base = isNode(node.base) ? ungrouped(node.base) : undefined
    if (!span || !base) return undefined
    const projected = base.type === 'Map' && isNode(base.base) ? base.base : undefined
    const chain = closedChainOf(projected ?? base)
    if (!chain) return undefined
    const documents = this.#read(chain, span)
    const list = projected ? this.#visitBelow({ ...base, base: documents }) : documents
    return node.type === 'Slice' ? list : { ...node, base: list, index: 0 }
  }

  /** A whole chain. */
  #documents(node: SyntaxNode): SyntaxNode | undefined {
    const chain = closedChainOf(node)
    return chain && this.#read(chain)
  }

  /** A chain with conditions that look around it: they stay with the evaluator. */
  #someDocuments(node: SyntaxNode): SyntaxNode | undefined {
    const chain = node.type === 'Filter' ? chainOf(node) : undefined
    if (!chain) return undefined
    const conditions = chain.conditions.filter(({ kind }) => kind !== 'open')
    const open = chain.conditions.flatMap((condition) =>
      condition.kind === 'open' ? [condition.node] : [],
    )
    const expr = open.map(this.#visit).reduce((left, right) => ({ type: 'And', left, right }))
    const base = this.#joined({ ...chain, conditions }, open)
    return guardLoop({ type: 'Filter', base, expr }, this.#deadline)
  }

  /** The documents of a chain; at each place only those that a join leaves, if there is one. */
  #joined(chain: Chain, open: readonly SyntaxNode[]): SyntaxNode {
    const all = this.#read(chain)
    const join = open.map(joinOf).find((found) => found !== undefined)
    if (!join) return all
    const name = `${this.lookups.size}`
    const text = `*text ${name}`
    const conditions = [...chain.conditions, ...join.conditionsFor(parameterNode(text))]
    const ready = this.#ready({ ...chain, conditions })
    this.lookups.set(name, (value, run) => {
      run.setParameter(text, value)
      return documentsIn(ready, run)
    })
    return lookupNode(name, join.outer, all)
  }

  #scored(node: SyntaxNode): SyntaxNode | undefined {
    const chain = scoredChainOf(node)
    if (!chain) return undefined
    const terms = chain.terms.map((term) => this.#deadline.guard(this.#visit(term)))
    const ready = { chain: this.#ready(chain.chain), terms }
    return this.#parameter((run) => scored(ready, this.#wantedScores.get(node), run))
  }

  #read(chain: Chain, span?: Span): SyntaxNode {
    const ready = this.#ready(chain)
    return this.#parameter((run) => documentsIn(ready, run, span))
  }

  /** A chain whose conditions for the evaluator are planned themselves. */
  #ready(chain: Chain): Chain {
    const conditions = chain.conditions.map((condition): Condition => {
      if (!('node' in condition)) return condition
      const node = withIndexedReferences(condition.node, (valueIn) => this.#parameter(valueIn))
      return { ...condition, node: this.#deadline.guard(this.#visit(node)) }
    })
    return { ...chain, conditions }
  }
}

function closedChainOf(node: SyntaxNode): Chain | undefined {
  const chain = chainOf(node)
  return chain && isClosed(chain) ? chain : undefined
}

function elementSpan({ index }: SyntaxNode): Span | undefined {
  return typeof index === 'number' && index >= 0 ? { from: index, to: index + 1 } : undefined
}
