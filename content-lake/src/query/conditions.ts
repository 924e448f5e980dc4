import { dependsOnDocumentOnly, type Expression, expressionOf, isConstant } from './expression.ts'
import type { RangeOperator } from './groq-values.ts'
import { type IdCondition, idConditionOf } from './id-conditions.ts'
import {
  isNode,
  operandsOf,
  type SyntaxNode,
  someNode,
  ungrouped,
  valueNode,
} from './syntax-tree.ts'

/** One of the conditions that a filter joins with `&&`, as far as it can be told without documents. */
export type Condition =
  | { readonly kind: 'equal'; readonly of: Expression; readonly to: SyntaxNode }
  | {
      readonly kind: 'range'
      readonly of: Expression
      readonly operator: RangeOperator
      readonly bound: SyntaxNode
    }
  | { readonly kind: 'among'; readonly of: Expression; readonly list: SyntaxNode }
  | { readonly kind: 'ids'; readonly ids: IdCondition; readonly node: SyntaxNode }
  /** For the evaluator, which needs nothing but the document and the parameters. */
  | { readonly kind: 'other'; readonly node: SyntaxNode }
  /** For the evaluator, in its place: it looks at what stands around the filter. */
  | { readonly kind: 'open'; readonly node: SyntaxNode }

const mirrored = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' } as const

/** Takes a filter apart. A document passes when all of the conditions hold. */
export function conditionsOf(filter: SyntaxNode): Condition[] {
  return operandsOf(filter).flatMap(conditionsIn)
}

function conditionsIn(condition: SyntaxNode): Condition[] {
  const node = withoutNull(condition)
  if (someNode(node, ({ type }) => type === 'Parent')) return [{ kind: 'open', node }]
  const ids = idConditionOf(node)
  if (ids) return [{ kind: 'ids', ids, node }]
  const known = comparison(node) ?? rangeConditions(node) ?? truth(node)
  return known ?? [{ kind: 'other', node }]
}

/** `… != null` is `defined(…)`, which can be told without reading the attribute; `==` its opposite. */
function withoutNull(node: SyntaxNode): SyntaxNode {
  const { type, op, left, right } = node
  if (type !== 'OpCall' || !isNode(left) || !isNode(right)) return node
  const subject = isNull(left) ? right : left
  if ((op !== '==' && op !== '!=') || !(isNull(left) || isNull(right))) return node
  const defined = { type: 'FuncCall', namespace: 'global', name: 'defined', args: [subject] }
  return op === '==' ? { type: 'Not', base: defined } : defined
}

function isNull({ type, value }: SyntaxNode): boolean {
  return type === 'Value' && value === null
}

function comparison({ type, op, left, right }: SyntaxNode): Condition[] | undefined {
  if (type !== 'OpCall' || !isNode(left) || !isNode(right)) return undefined
  if (isRangeOperator(op)) return range(left, op, right) ?? range(right, mirrored[op], left)
  if (op === '==') return equality(left, right) ?? equality(right, left)
  if (op === 'in' && dependsOnDocumentOnly(left) && isConstant(right))
    return [{ kind: 'among', of: expressionOf(left), list: right }]
  return undefined
}

function isRangeOperator(op: unknown): op is RangeOperator {
  return typeof op === 'string' && op in mirrored
}

function range(
  subject: SyntaxNode,
  operator: RangeOperator,
  bound: SyntaxNode,
): Condition[] | undefined {
  if (!dependsOnDocumentOnly(subject) || !isConstant(bound)) return undefined
  return [{ kind: 'range', of: expressionOf(subject), operator, bound }]
}

function equality(subject: SyntaxNode, to: SyntaxNode): Condition[] | undefined {
  if (!dependsOnDocumentOnly(subject) || !isConstant(to)) return undefined
  return [{ kind: 'equal', of: expressionOf(subject), to }]
}

/** `a in b..c` is two ranges. */
function rangeConditions({ type, base, left, right, isInclusive }: SyntaxNode) {
  if (type !== 'InRange' || !isNode(base) || !isNode(left) || !isNode(right)) return undefined
  const from = range(base, '>=', left)
  const to = range(base, isInclusive ? '<=' : '<', right)
  return from && to && [...from, ...to]
}

/**
 * An expression that must be true by itself, such as `featured` or `defined(slug)`. With a constant
 * in it there may be any number of the kind, too many to have an index each.
 */
function truth(node: SyntaxNode): Condition[] | undefined {
  const isFixed = !someNode(node, ({ type }) => type === 'Value')
  if (!isFixed || !dependsOnDocumentOnly(node)) return undefined
  return [{ kind: 'equal', of: expressionOf(ungrouped(node)), to: valueNode(true) }]
}
