import type { StoredDocument } from '../store/document.ts'
import type { Condition } from './conditions.ts'
import { isPathPattern } from './evaluator-values.ts'
import type { Expression } from './expression.ts'
import { equalityKey, isComparable, type RangeOperator, sideOfRange } from './groq-values.ts'
import { idsFor } from './id-lookup.ts'
import type { IdSet } from './id-set.ts'
import type { QueryRun } from './query-run.ts'
import type { SyntaxNode } from './syntax-tree.ts'

export type Test = (document: StoredDocument) => boolean

export interface Equal {
  readonly of: Expression
  /** The equality key of the value that it must have. */
  readonly key: string
}

export interface Range {
  readonly of: Expression
  readonly operator: RangeOperator
  readonly bound: unknown
}

/** The conditions of one run, sorted by what can make use of them. */
export interface BoundConditions {
  /** In an order that does not depend on how the query is written. */
  readonly equal: readonly Equal[]
  readonly ranges: readonly Range[]
  readonly ids: readonly IdSet[]
  readonly tests: readonly Test[]
  readonly others: readonly SyntaxNode[]
}

/** Puts values to the conditions. Undefined when no document can meet them all. */
export function bindConditions(
  conditions: readonly Condition[],
  run: QueryRun,
): BoundConditions | undefined {
  const equal = new Map<string, Equal>()
  const ranges: Range[] = []
  const ids: IdSet[] = []
  const tests: Test[] = []
  const others: SyntaxNode[] = []
  for (const condition of conditions) {
    if (condition.kind === 'equal') {
      const { of } = condition
      const key = equalityKey(run.constant(condition.to))
      if (key === undefined || (equal.get(of.key)?.key ?? key) !== key) return undefined
      equal.set(of.key, { of, key })
    } else if (condition.kind === 'range') {
      const bound = run.constant(condition.bound)
      if (!isComparable(bound)) return undefined
      ranges.push({ of: condition.of, operator: condition.operator, bound })
    } else if (condition.kind === 'among') {
      tests.push(amongTest(condition.of, run.constant(condition.list)))
    } else {
      const found = condition.kind === 'ids' ? idsFor(condition.ids, run) : undefined
      if (found) ids.push(found)
      else others.push(condition.node)
    }
  }
  const sorted = [...equal.values()].sort((a, b) => (a.of.key < b.of.key ? -1 : 1))
  return { equal: sorted, ranges, ids, tests, others }
}

export function equalTest({ of, key }: Equal): Test {
  return (document) => equalityKey(of.read(document)) === key
}

export function rangeTest({ of, operator, bound }: Range): Test {
  return (document) => sideOfRange(of.read(document), operator, bound) === 0
}

export function idTest(ids: IdSet): Test {
  return ({ _id }) => ids.has(_id)
}

function amongTest(of: Expression, list: unknown): Test {
  if (isPathPattern(list)) {
    return (document) => {
      const value = of.read(document)
      return typeof value === 'string' && list.matches(value)
    }
  }
  if (!Array.isArray(list)) return () => false
  const keys = new Set(list.map(equalityKey))
  keys.delete(undefined)
  return (document) => keys.has(equalityKey(of.read(document)))
}
