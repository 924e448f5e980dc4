import type { ExprNode } from 'groq-js'

/** Calls `visit` for each node of a tree, the children first. `visit` may change the node in place. */
export function visitNodes(tree: ExprNode, visit: (node: ExprNode) => void): void {
  // What a literal holds is data of the query, and may look like a node.
  if (tree.type !== 'Value') visitChildren(tree, visit)
  visit(tree)
}

/** Some nodes stand in lists, and some in objects that are no expressions, such as attributes. */
function visitChildren(parent: object, visit: (node: ExprNode) => void): void {
  for (const child of Object.values(parent)) {
    if (typeof child !== 'object' || child === null) continue
    if (isExpression(child)) visitNodes(child, visit)
    else visitChildren(child, visit)
  }
}

/** Attributes of objects and elements of lists have a `type` too; as expressions they do no harm. */
function isExpression(value: object): value is ExprNode {
  return 'type' in value && typeof value.type === 'string'
}

export function isFunctionCall(node: ExprNode, namespace: string, name: string): boolean {
  return node.type === 'FuncCall' && node.namespace === namespace && node.name === name
}

/** What an expression stands for without a document: a literal, or a parameter. */
export function constantValue(
  node: ExprNode,
  parameters: Readonly<Record<string, unknown>>,
): { readonly value: unknown } | undefined {
  if (node.type === 'Group') return constantValue(node.base, parameters)
  if (node.type === 'Value') return { value: node.value }
  if (node.type === 'Parameter') return { value: parameters[node.name] ?? null }
  return undefined
}
