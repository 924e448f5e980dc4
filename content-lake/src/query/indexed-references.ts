import { idConditionOf } from './id-conditions.ts'
import { idsFor } from './id-lookup.ts'
import { IdSetValue } from './id-set.ts'
import { mapChildren, type SyntaxNode } from './syntax-tree.ts'
import type { AddParameter } from './text-queries.ts'

const sameScope = new Set(['And', 'Or', 'Not', 'Group'])

/**
 * Rewrites `references(…)` in a condition, as in `!references($id)`, into a look at the index. The
 * evaluator would read every document from end to end for it.
 */
export function withIndexedReferences(node: SyntaxNode, addParameter: AddParameter): SyntaxNode {
  if (sameScope.has(node.type))
    return mapChildren(node, (child) => withIndexedReferences(child, addParameter))
  const condition = node.type === 'FuncCall' ? idConditionOf(node) : undefined
  if (condition?.kind !== 'references') return node
  const subject = { type: 'AccessAttribute', name: '_id' }
  const right = addParameter((run) => new IdSetValue(idsFor(condition, run) ?? new Set()))
  return { type: 'OpCall', op: 'in', left: subject, right }
}
