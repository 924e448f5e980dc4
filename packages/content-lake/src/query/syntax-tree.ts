import type { ExprNode } from 'groq-js'

/** Visits every node of a tree, children first. `visit` may mutate the node. */
export function visitNodes(tree: ExprNode, visit: (node: ExprNode) => void): void {
  // A literal's value is data, which may look like a node.
  if (tree.type !== 'Value') visitChildren(tree, visit)
  visit(tree)
}

/** Some nodes are in arrays or in objects that are not expressions, such as attributes. */
function visitChildren(parent: object, visit: (node: ExprNode) => void): void {
  for (const child of Object.values(parent)) {
    if (typeof child !== 'object' || child === null) continue
    if (isExpression(child)) visitNodes(child, visit)
    else visitChildren(child, visit)
  }
}

/** Object attributes and array elements have a `type` too; visiting them is harmless. */
function isExpression(value: object): value is ExprNode {
  return 'type' in value && typeof value.type === 'string'
}

/** Whether a node calls a function, such as `text::query()`. Functions without a namespace are in `global`. */
export function isFunctionCall(node: ExprNode, namespace: string, name: string): boolean {
  return node.type === 'FuncCall' && node.namespace === namespace && node.name === name
}

/** The constant value of an expression: a literal or a parameter. */
export function constantValue(
  node: ExprNode,
  parameters: Readonly<Record<string, unknown>>,
): { readonly value: unknown } | undefined {
  if (node.type === 'Group') return constantValue(node.base, parameters)
  if (node.type === 'Value') return { value: node.value }
  if (node.type === 'Parameter') return { value: parameters[node.name] ?? null }
  return undefined
}
