import type { ExprNode, FuncCallNode } from 'groq-js'
import type { StoredDocument } from '../store/document.ts'
import type { PerspectiveView } from './perspective-view.ts'
import { IdSet } from './rewrite-text-query.ts'
import { constantValue, isFunctionCall } from './syntax-tree.ts'

type Documents = readonly StoredDocument[]

/** The context of a filter, for finding candidates. */
export interface CandidateSource {
  readonly view: PerspectiveView
  readonly parameters: Readonly<Record<string, unknown>>
  /** The IDs of the documents that refer to an ID. */
  referrersOf(id: string): readonly string[]
}

/**
 * A superset of the documents that `*[condition]` selects, in ID order, narrowed by `_type`, `_id`
 * and `references()` compared with constants. The evaluator still checks the whole condition.
 * Undefined: no narrowing is possible.
 */
export function candidatesFor(condition: ExprNode, source: CandidateSource): Documents | undefined {
  switch (condition.type) {
    case 'Group':
      return candidatesFor(condition.base, source)
    case 'And':
      return shorter(candidatesFor(condition.left, source), candidatesFor(condition.right, source))
    case 'OpCall': {
      const { op, left, right } = condition
      if (op === '==') return compared(left, right, source) ?? compared(right, left, source)
      return op === 'in' ? contained(left, right, source) : undefined
    }
    case 'FuncCall':
      return isFunctionCall(condition, 'global', 'references')
        ? referring(condition.args, source)
        : undefined
    default:
      return undefined
  }
}

function shorter(a: Documents | undefined, b: Documents | undefined): Documents | undefined {
  if (!a || !b) return a ?? b
  return a.length <= b.length ? a : b
}

/** `_type == "post"`, `_id == $id` */
function compared(attribute: ExprNode, value: ExprNode, source: CandidateSource) {
  const constant = constantValue(value, source.parameters)
  return constant && withValues(attribute, [constant.value], source)
}

/** `_type in ["post", $other]`, `_id in $ids` */
function contained(attribute: ExprNode, list: ExprNode, source: CandidateSource) {
  const value = constantValue(list, source.parameters)?.value
  if (value instanceof IdSet) return value.ids && withValues(attribute, [...value.ids], source)
  if (Array.isArray(value)) return withValues(attribute, value, source)
  if (list.type !== 'Array') return undefined
  const elements = list.elements.map((element) =>
    element.isSplat ? undefined : constantValue(element.value, source.parameters),
  )
  const constants = elements.filter((element) => element !== undefined)
  if (constants.length < elements.length) return undefined
  return withValues(
    attribute,
    constants.map((constant) => constant.value),
    source,
  )
}

function withValues(
  attribute: ExprNode,
  values: readonly unknown[],
  { view }: CandidateSource,
): Documents | undefined {
  if (attribute.type !== 'AccessAttribute' || attribute.base) return undefined
  if (attribute.name === '_type') return view.ofTypes(values)
  return attribute.name === '_id' ? view.withIds(values) : undefined
}

/** `references("a", $list)`: documents that refer to any of the ids. */
function referring(
  args: FuncCallNode['args'],
  { view, parameters, referrersOf }: CandidateSource,
): Documents | undefined {
  const ids: string[] = []
  for (const argument of args) {
    const constant = constantValue(argument, parameters)
    if (!constant) return undefined
    const targets = Array.isArray(constant.value) ? constant.value : [constant.value]
    ids.push(...targets.filter((target) => typeof target === 'string'))
  }
  return view.withIds(view.shownIds(ids.flatMap(referrersOf)))
}
