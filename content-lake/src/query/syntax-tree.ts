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
