import { type ExprNode, type ParameterNode, Path } from 'groq-js'
import { parseTextQuery, type TextQuery } from '../store/text-query.ts'
import { constantValue, isFunctionCall } from './syntax-tree.ts'

/**
 * A set of IDs as a GROQ value. It extends `Path`, the only kind of value on which the evaluator's
 * `in` does not search an array.
 */
export class IdSet extends Path {
  /** The IDs, if they can be listed. */
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

/** Binds a value to a new parameter, under a name that queries cannot use. */
export function bindParameter(parameters: Record<string, unknown>, value: unknown): ParameterNode {
  const name = `*${Object.keys(parameters).length}`
  parameters[name] = value
  return { type: 'Parameter', name }
}

/**
 * Rewrites `… match text::query(…)`, which groq-js does not support, in place. On the whole
 * document, `@`, it becomes `_id in` the results of full-text search; on an attribute it becomes a
 * `match` of the same words.
 * @param parameters the query's parameters; values are added
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

/** `@`, or an array that contains it. */
function isWholeDocument(node: ExprNode): boolean {
  if (node.type === 'Array') return node.elements.some(({ value }) => value.type === 'This')
  return node.type === 'This'
}

/** A `match` pattern: quoted text as words, excluded terms dropped; `*` when nothing is left. */
function matchPattern(text: string): string {
  return (
    text
      .replace(/-("[^"]*"?|\S+)/g, ' ')
      .replaceAll('"', ' ')
      .trim() || '*'
  )
}
