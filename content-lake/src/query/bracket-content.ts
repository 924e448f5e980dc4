import { childrenOf, isNode, type SyntaxNode, someNode, ungrouped } from './syntax-tree.ts'

const yieldsBoolean = new Set(['And', 'Or', 'Not', 'InRange', 'Value'])
const comparisons = new Set(['==', '!=', '<', '<=', '>', '>=', 'in', 'match'])

/**
 * Whether the meaning of the query depends on a parameter's value. In GROQ `[x]` is an element for
 * a number, an attribute for a string and a filter for anything else, so `[$x]` cannot be parsed
 * without knowing `$x`.
 */
export function dependsOnParameterValues(tree: SyntaxNode): boolean {
  const content = tree.type === 'Filter' && isNode(tree.expr) ? tree.expr : undefined
  if (content && !isTruth(content) && someNode(content, isParameter)) return true
  return childrenOf(tree).some(dependsOnParameterValues)
}

function isTruth(node: SyntaxNode): boolean {
  const { type, op } = ungrouped(node)
  return yieldsBoolean.has(type) || (type === 'OpCall' && comparisons.has(`${op}`))
}

function isParameter(node: SyntaxNode): boolean {
  return node.type === 'Parameter'
}
