import { isNode, type SyntaxNode } from './syntax-tree.ts'

const yieldsBoolean = new Set(['And', 'Or', 'Not', 'InRange', 'Value'])
const comparisons = new Set(['==', '!=', '<', '<=', '>', '>=', 'in', 'match'])

/**
 * Whether the meaning of the query depends on a parameter's value. In GROQ `[x]` is an element for
 * a number, an attribute for a string and a filter for anything else, so `[$x]` cannot be parsed
 * without knowing `$x`.
 */
export function dependsOnParameterValues(tree: SyntaxNode): boolean {
  if (tree.type === 'Value') return false
  const content = tree.type === 'Filter' && isNode(tree.expr) ? tree.expr : undefined
  if (content && !isTruth(content) && namesParameter(content)) return true
  return childrenOf(tree).some(dependsOnParameterValues)
}

function isTruth(node: SyntaxNode): boolean {
  if (node.type === 'Group' && isNode(node.base)) return isTruth(node.base)
  return yieldsBoolean.has(node.type) || (node.type === 'OpCall' && comparisons.has(`${node.op}`))
}

function namesParameter(node: SyntaxNode): boolean {
  return node.type === 'Parameter' || childrenOf(node).some(namesParameter)
}

function childrenOf(value: object): SyntaxNode[] {
  return Object.values(value).flatMap((field) => {
    if (isNode(field)) return [field]
    return typeof field === 'object' && field !== null ? childrenOf(field) : []
  })
}
