import { parseTextQuery } from '../store/text-query.ts'
import { isConstant } from './expression.ts'
import { IdSetValue } from './id-set.ts'
import type { QueryRun } from './query-run.ts'
import { isNode, mapChildren, type SyntaxNode } from './syntax-tree.ts'

/** Makes a parameter for a value that is known when the query runs. */
export type AddParameter = (valueIn: (run: QueryRun) => unknown) => SyntaxNode

/**
 * Rewrites `… match text::query(…)`, which the evaluator does not have. On the whole document, `@`,
 * it is looked up in the full-text index; on an attribute it becomes a `match` of the same words.
 */
export function withoutTextQueries(tree: SyntaxNode, addParameter: AddParameter): SyntaxNode {
  const visit = (node: SyntaxNode): SyntaxNode => {
    if (node.type === 'Value') return node
    const { left } = node
    const asked = textQueryIn(node)
    if (!asked || !isNode(left)) return mapChildren(node, visit)
    const text = (run: QueryRun) => {
      const value = run.constant(asked)
      return typeof value === 'string' ? value : ''
    }
    if (!readsWhole(left)) return { ...node, right: addParameter((run) => matchPattern(text(run))) }
    const ids = (run: QueryRun) => new IdSetValue(run.view.askedFor(parseTextQuery(text(run))))
    const subject = { type: 'AccessAttribute', name: '_id' }
    return { type: 'OpCall', op: 'in', left: subject, right: addParameter(ids) }
  }
  return visit(tree)
}

/** The argument of a text query that all documents share. */
function textQueryIn({ type, op, right }: SyntaxNode): SyntaxNode | undefined {
  if (type !== 'OpCall' || op !== 'match' || !isNode(right)) return undefined
  const { namespace, name, args } = right
  if (right.type !== 'FuncCall' || namespace !== 'text' || name !== 'query') return undefined
  const argument: unknown = Array.isArray(args) ? args[0] : undefined
  return isNode(argument) && isConstant(argument) ? argument : undefined
}

/** `@`, or a list with it. */
function readsWhole({ type, elements }: SyntaxNode): boolean {
  if (type === 'This') return true
  const values = Array.isArray(elements) ? elements.map(({ value }) => value) : []
  return type === 'Array' && values.some((value) => isNode(value) && value.type === 'This')
}

/** A pattern for `match`: what is quoted as words, without what is not wanted; all words for none. */
function matchPattern(text: string): string {
  return (
    text
      .replace(/-("[^"]*"?|\S+)/g, ' ')
      .replaceAll('"', ' ')
      .trim() || '*'
  )
}
