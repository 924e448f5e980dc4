import { type Condition, conditionsOf } from './conditions.ts'
import { dependsOnDocumentOnly, expressionOf } from './expression.ts'
import type { OrderTerm } from './ordered-index.ts'
import { isNode, type SyntaxNode, ungrouped } from './syntax-tree.ts'

/** All documents, filtered, and ordered at most once: `*[…] | order(…)`. */
export interface Chain {
  readonly conditions: readonly Condition[]
  /** Undefined: in id order. */
  readonly order: readonly OrderTerm[] | undefined
}

/** Positions in a chain, from the first one to the one before `to`. */
export interface Span {
  readonly from: number
  readonly to: number
}

/**
 * Reads a node as a chain. Filters before and after the ordering are alike, as it moves nothing past
 * anything that a filter takes out. Undefined for anything else.
 */
export function chainOf(node: SyntaxNode): Chain | undefined {
  const { type, base, expr, name, args } = ungrouped(node)
  if (type === 'Everything') return { conditions: [], order: undefined }
  const below = isNode(base) ? chainOf(base) : undefined
  if (!below) return undefined
  if (type === 'Filter' && isNode(expr))
    return { ...below, conditions: [...below.conditions, ...conditionsOf(expr)] }
  if (type !== 'PipeFuncCall' || name !== 'order' || below.order) return undefined
  const order = orderTermsIn(args)
  return order && { ...below, order }
}

/** Whether nothing in a chain looks at what stands around it. */
export function isClosed({ conditions }: Chain): boolean {
  return conditions.every(({ kind }) => kind !== 'open')
}

/** What `[2..5]` and `[2...6]` take. Undefined for a slice that counts from the end. */
export function spanOf({ type, left, right, isInclusive }: SyntaxNode): Span | undefined {
  if (type !== 'Slice' || typeof left !== 'number' || typeof right !== 'number') return undefined
  if (left < 0 || right < 0) return undefined
  return { from: left, to: isInclusive ? right + 1 : right }
}

function orderTermsIn(args: unknown): OrderTerm[] | undefined {
  const terms = Array.isArray(args) ? args.filter(isNode).map(orderTerm) : []
  return terms.every((term) => term !== undefined) ? terms : undefined
}

function orderTerm(node: SyntaxNode): OrderTerm | undefined {
  const isDirected = node.type === 'Asc' || node.type === 'Desc'
  const subject = isDirected ? node.base : node
  if (!isNode(subject) || !dependsOnDocumentOnly(subject)) return undefined
  return { of: expressionOf(subject), isDescending: node.type === 'Desc' }
}
