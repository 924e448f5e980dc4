import { randomUUID } from 'node:crypto'
import { type Condition, conditionsOf } from './conditions.ts'
import { dependsOnDocumentOnly } from './expression.ts'
import { isNode, type SyntaxNode, ungrouped, valueNode } from './syntax-tree.ts'

/**
 * A condition that joins the documents of a filter with one around it, such as `references(^._id)`
 * or `author._ref == ^._id`.
 */
export interface Join {
  /** What the condition takes from around the filter. */
  readonly outer: SyntaxNode
  /** The same with a value in place of that. */
  conditionsFor(value: SyntaxNode): Condition[]
}

/** Nobody can have written a reference with this in a document. */
const mark = randomUUID()

export function joinOf(node: SyntaxNode): Join | undefined {
  const { type, op, namespace, name, args, left, right } = ungrouped(node)
  if (type === 'FuncCall' && namespace === 'global' && name === 'references') {
    const [outer, more] = Array.isArray(args) ? args.filter(isNode) : []
    if (!outer || more || !isOuter(outer)) return undefined
    return {
      outer,
      conditionsFor: (value) => conditionsOf({ type, namespace, name, args: [value] }),
    }
  }
  if (type !== 'OpCall' || op !== '==' || !isNode(left) || !isNode(right)) return undefined
  const [inner, outer] = isOuter(right) ? [left, right] : [right, left]
  if (!isOuter(outer) || !dependsOnDocumentOnly(inner)) return undefined
  return { outer, conditionsFor: (value) => conditionsOf({ type, op, left: inner, right: value }) }
}

/**
 * A node that looks documents up by the text that `outer` has at each place where the filter runs;
 * `otherwise` when it is no text. The evaluator can be made to call out in one place only: where it
 * follows a reference. So this is one, with the name of the lookup and the text in it. The projection
 * gives `outer` the surroundings that it has in a filter.
 */
export function lookupNode(lookup: string, outer: SyntaxNode, otherwise: SyntaxNode): SyntaxNode {
  const text = { type: 'OpCall', op: '+', left: valueNode(`${mark} ${lookup} `), right: outer }
  const attributes = [{ type: 'ObjectAttributeValue', name: '_ref', value: text }]
  const expr = { type: 'Deref', base: { type: 'Object', attributes } }
  const found = { type: 'Projection', base: valueNode({}), expr }
  return { type: 'FuncCall', namespace: 'global', name: 'coalesce', args: [found, otherwise] }
}

/** The lookup and the text in a reference that `lookupNode` made; undefined for any other. */
export function lookupIn(reference: string): { lookup: string; text: string } | undefined {
  if (!reference.startsWith(mark)) return undefined
  const [lookup = '', ...text] = reference.slice(mark.length + 1).split(' ')
  return { lookup, text: text.join(' ') }
}

/** A path from around the filter, and nothing of the documents in it. */
function isOuter({ type, base }: SyntaxNode): boolean {
  if (type === 'Parent') return true
  return (type === 'AccessAttribute' || type === 'Deref') && isNode(base) && isOuter(base)
}
