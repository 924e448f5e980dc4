import type { ExprNode, FuncCallNode } from 'groq-js'
import type { StoredDocument } from '../store/document.ts'
import type { PerspectiveView } from './perspective-view.ts'
import { IdSet } from './rewrite-text-query.ts'
import { idTag, typeTag } from './sync-tags.ts'
import { constantValue, isFunctionCall } from './syntax-tree.ts'

/** A superset of the documents that a filter selects, in ID order. */
export interface Candidates {
  readonly documents: readonly StoredDocument[]
  /** Sync tags: only a change with one of them can change the selection. Undefined: any change can. */
  readonly tags: readonly string[] | undefined
}

/** The context of a filter, for finding candidates. */
export interface CandidateSource {
  readonly view: PerspectiveView
  readonly parameters: Readonly<Record<string, unknown>>
  /** The IDs of the documents that refer to an ID. */
  referrersOf(id: string): readonly string[]
}

/**
 * The candidates of `*[condition]`, narrowed by `_type`, `_id` and `references()` compared with
 * constants. The evaluator still checks the whole condition. Undefined: no narrowing is possible.
 */
export function candidatesFor(
  condition: ExprNode,
  source: CandidateSource,
): Candidates | undefined {
  switch (condition.type) {
    case 'Group':
      return candidatesFor(condition.base, source)
    case 'And':
      return narrower(candidatesFor(condition.left, source), candidatesFor(condition.right, source))
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

/** Either side of `&&` is a superset of the selection, and so is either side's set of changes. */
function narrower(a: Candidates | undefined, b: Candidates | undefined): Candidates | undefined {
  if (!a || !b) return a ?? b
  const [few, many] = a.documents.length <= b.documents.length ? [a, b] : [b, a]
  return { documents: few.documents, tags: few.tags ?? many.tags }
}

/** `_type == "post"`, `_id == $id` */
function compared(attribute: ExprNode, value: ExprNode, source: CandidateSource) {
  const constant = constantValue(value, source.parameters)
  return constant && withValues(attribute, [constant.value], source)
}

/** `_type in ["post", $other]`, `_id in $ids` */
function contained(attribute: ExprNode, list: ExprNode, source: CandidateSource) {
  const value = constantValue(list, source.parameters)?.value
  // The words of other documents may change, so that they match as well.
  if (value instanceof IdSet)
    return value.ids && { documents: source.view.withIds(value.ids), tags: undefined }
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
): Candidates | undefined {
  if (attribute.type !== 'AccessAttribute' || attribute.base) return undefined
  const names = values.filter((value) => typeof value === 'string')
  if (attribute.name === '_type')
    return { documents: view.ofTypes(names), tags: names.map(typeTag) }
  if (attribute.name === '_id') return { documents: view.withIds(names), tags: names.map(idTag) }
  return undefined
}

/** `references("a", $list)`: documents that refer to any of the ids. */
function referring(
  args: FuncCallNode['args'],
  { view, parameters, referrersOf }: CandidateSource,
): Candidates | undefined {
  const ids: string[] = []
  for (const argument of args) {
    const constant = constantValue(argument, parameters)
    if (!constant) return undefined
    const targets = Array.isArray(constant.value) ? constant.value : [constant.value]
    ids.push(...targets.filter((target) => typeof target === 'string'))
  }
  // Any document may come to refer to them.
  return { documents: view.withIds(view.shownIds(ids.flatMap(referrersOf))), tags: undefined }
}
