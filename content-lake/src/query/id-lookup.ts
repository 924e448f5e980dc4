import { isPathPattern } from './evaluator-values.ts'
import type { IdCondition } from './id-conditions.ts'
import { type IdSet, IdSetValue, idsWhere, intersection, union } from './id-set.ts'
import type { QueryRun } from './query-run.ts'

/** The ids of the documents that a condition holds for. Undefined when there cannot be an index. */
export function idsFor(condition: IdCondition, run: QueryRun): IdSet | undefined {
  if (condition.kind === 'listed') return listed(run.constant(condition.list))
  if (condition.kind === 'references')
    return run.view.referrersOf(strings(condition.targets.map((target) => run.constant(target))))
  if (condition.kind === 'match' || condition.kind === 'matchAny') {
    const value = run.constant(condition.pattern)
    return run.view.words(condition.of)?.matching(value, condition.kind === 'matchAny')
  }
  const parts = condition.of.map((part) => idsFor(part, run)).filter((part) => part !== undefined)
  if (parts.length < condition.of.length) return undefined
  return condition.kind === 'any' ? union(parts) : intersection(parts)
}

function listed(list: unknown): IdSet {
  if (list instanceof IdSetValue) return list.ids
  if (isPathPattern(list)) return idsWhere((id) => list.matches(id))
  return new Set(Array.isArray(list) ? strings(list) : [])
}

/** The strings among some values and in the lists among them. */
function strings(values: readonly unknown[]): string[] {
  return values.flat().filter((value) => typeof value === 'string')
}
