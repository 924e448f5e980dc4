/** A node of a parsed query. groq-js gives its trees no usable types, so this names what we read. */
export interface SyntaxNode {
  readonly type: string
  readonly [field: string]: unknown
}

export function isNode(value: unknown): value is SyntaxNode {
  return (
    typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
  )
}

/** Rebuilds a node with `change` applied to every node directly below it, lists included. */
export function mapChildren(node: SyntaxNode, change: (child: SyntaxNode) => SyntaxNode) {
  const mapped = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(mapped)
    if (typeof value !== 'object' || value === null) return value
    return isNode(value) ? change(value) : mapFields(value)
  }
  const mapFields = (fields: object) =>
    Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, mapped(value)]))
  return { ...mapFields(node), type: node.type }
}

/** The nodes directly below a node, lists included. A constant has none, whatever its value looks like. */
export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  return node.type === 'Value' ? [] : Object.values(node).flatMap(nodesIn)
}

function nodesIn(value: unknown): SyntaxNode[] {
  if (isNode(value)) return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(nodesIn) : []
}

/** Whether `found` holds for a node or any below it. */
export function someNode(node: SyntaxNode, found: (node: SyntaxNode) => boolean): boolean {
  return found(node) || childrenOf(node).some((child) => someNode(child, found))
}

/** A node without the parentheses around it. */
export function ungrouped(node: SyntaxNode): SyntaxNode {
  return node.type === 'Group' && isNode(node.base) ? ungrouped(node.base) : node
}

/** The nodes that `&&`, or with `Or` `||`, joins at the top of an expression. */
export function operandsOf(node: SyntaxNode, operator: 'And' | 'Or' = 'And'): SyntaxNode[] {
  const { type, left, right } = ungrouped(node)
  if (type !== operator || !isNode(left) || !isNode(right)) return [ungrouped(node)]
  return [...operandsOf(left, operator), ...operandsOf(right, operator)]
}

export const parameterNode = (name: string): SyntaxNode => ({ type: 'Parameter', name })
export const valueNode = (value: unknown): SyntaxNode => ({ type: 'Value', value })
