import {
  dependsOnDocumentOnly,
  documentId,
  type Expression,
  expressionOf,
  isConstant,
} from './expression.ts'
import { isNode, operandsOf, type SyntaxNode } from './syntax-tree.ts'

/** A condition that says itself, by way of an index, which documents it holds for. */
export type IdCondition =
  | { readonly kind: 'listed'; readonly list: SyntaxNode }
  | { readonly kind: 'match'; readonly of: Expression; readonly pattern: SyntaxNode }
  | { readonly kind: 'matchAny'; readonly of: Expression; readonly pattern: SyntaxNode }
  | { readonly kind: 'references'; readonly targets: readonly SyntaxNode[] }
  | { readonly kind: 'all' | 'any'; readonly of: readonly IdCondition[] }

/** Undefined for a condition of another kind, and for `||` with one in it. */
export function idConditionOf(node: SyntaxNode): IdCondition | undefined {
  const alternatives = operandsOf(node, 'Or')
  if (alternatives.length > 1) return joined('any', alternatives.map(idConditionOf))
  const parts = operandsOf(node)
  if (parts.length > 1) return joined('all', parts.map(idConditionOf))
  const [only = node] = parts
  return references(only) ?? comparison(only)
}

/**
 * A condition that holds for every document to which a term of `score()` gives more than nothing.
 * One word of a `match` is enough for a score.
 */
export function scoreConditionOf(term: SyntaxNode): IdCondition | undefined {
  const alternatives = operandsOf(term, 'Or')
  if (alternatives.length > 1) return joined('any', alternatives.map(scoreConditionOf))
  const parts = operandsOf(term)
  if (parts.length > 1) return parts.map(scoreConditionOf).find((part) => part !== undefined)
  const [only = term] = parts
  if (only.type === 'FuncCall' && only.name === 'boost' && Array.isArray(only.args))
    return isNode(only.args[0]) ? scoreConditionOf(only.args[0]) : undefined
  const condition = idConditionOf(only)
  return condition?.kind === 'match' ? { ...condition, kind: 'matchAny' } : condition
}

function joined(
  kind: 'all' | 'any',
  conditions: readonly (IdCondition | undefined)[],
): IdCondition | undefined {
  const of = conditions.filter((condition) => condition !== undefined)
  return of.length === conditions.length ? { kind, of } : undefined
}

function references({ type, namespace, name, args }: SyntaxNode): IdCondition | undefined {
  if (type !== 'FuncCall' || namespace !== 'global' || name !== 'references') return undefined
  const targets = Array.isArray(args) ? args.filter(isNode) : []
  return targets.every(isConstant) ? { kind: 'references', targets } : undefined
}

function comparison({ type, op, left, right }: SyntaxNode): IdCondition | undefined {
  if (type !== 'OpCall' || !isNode(left) || !isNode(right)) return undefined
  if (op === '==') return sameId(left, right) ?? sameId(right, left)
  if (!dependsOnDocumentOnly(left) || !isConstant(right)) return undefined
  const of = expressionOf(left)
  if (op === 'in' && of.key === documentId.key) return { kind: 'listed', list: right }
  return op === 'match' ? { kind: 'match', of, pattern: right } : undefined
}

function sameId(subject: SyntaxNode, id: SyntaxNode): IdCondition | undefined {
  if (!isConstant(id) || expressionOf(subject).key !== documentId.key) return undefined
  return {
    kind: 'listed',
    list: { type: 'Array', elements: [{ type: 'ArrayElement', value: id, isSplat: false }] },
  }
}
