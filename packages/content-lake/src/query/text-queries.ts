import { type ExprNode, type ParameterNode, Path } from 'groq-js'
import { parseTextQuery, type TextQuery } from '../store/text-query.ts'
import { constantValue, isFunctionCall } from './syntax-tree.ts'

/**
 * A set of ids as a value inside a query. To the evaluator it is a path pattern: the one kind of
 * value that answers `in` without a search through a list.
 */
export class IdSet extends Path {
  /** The ids, where they can be listed. */
  readonly ids: ReadonlySet<string> | undefined
  readonly #has: (id: string) => boolean

  constructor(ids: ReadonlySet<string> | ((id: string) => boolean)) {
    super('')
    this.ids = typeof ids === 'function' ? undefined : ids
    this.#has = typeof ids === 'function' ? ids : (id) => ids.has(id)
  }

  override matches(id: string): boolean {
    return this.#has(id)
  }
}

/** Adds a value to the parameters of a query, under a name that no query can use itself. */
export function bindParameter(parameters: Record<string, unknown>, value: unknown): ParameterNode {
  const name = `*${Object.keys(parameters).length}`
  parameters[name] = value
  return { type: 'Parameter', name }
}

/**
 * Rewrites `… match text::query(…)`, which groq-js does not have, in place. On the whole document,
 * `@`, it becomes `_id in` the documents that full-text search finds; on an attribute it becomes a
 * `match` of the same words.
 * @param parameters of the query; values are added to them
 */
export function rewriteTextQuery(
  node: ExprNode,
  parameters: Record<string, unknown>,
  search: (query: TextQuery) => IdSet,
): void {
  if (node.type !== 'OpCall' || node.op !== 'match') return
  const { left, right } = node
  if (right.type !== 'FuncCall' || !isFunctionCall(right, 'text', 'query')) return
  const [argument] = right.args
  if (argument?.type === 'SelectorFuncCall' || argument === undefined) return
  const constant = constantValue(argument, parameters)
  if (!constant) return
  const text = typeof constant.value === 'string' ? constant.value : ''
  if (isWholeDocument(left)) {
    node.op = 'in'
    node.left = { type: 'AccessAttribute', name: '_id' }
    node.right = bindParameter(parameters, search(parseTextQuery(text)))
  } else {
    node.right = bindParameter(parameters, matchPattern(text))
  }
}

/** `@`, or a list with it. */
function isWholeDocument(node: ExprNode): boolean {
  if (node.type === 'Array') return node.elements.some(({ value }) => value.type === 'This')
  return node.type === 'This'
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
