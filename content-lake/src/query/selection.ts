import type { JsonObject } from '../store/document.ts'
import { isNode, type SyntaxNode } from './syntax-tree.ts'

/** Values to look up: known from the query text, or from a parameter at run time. */
type Wanted = { values: readonly string[] } | { parameter: string }

/** A condition of a filter that an index answers: the documents of some types, or of some ids. */
export interface Selection {
  readonly by: '_id' | '_type'
  readonly wanted: Wanted
}

/**
 * Finds a condition that every match of the filter meets and that an index answers, `_id` before
 * `_type`. Undefined when there is none: then all documents are candidates.
 */
export function selectionOf(filter: SyntaxNode): Selection | undefined {
  if (filter.type === 'Group' && isNode(filter.base)) return selectionOf(filter.base)
  const { left, right } = filter
  if (!isNode(left) || !isNode(right)) return undefined
  if (filter.type === 'And') {
    const both = [selectionOf(left), selectionOf(right)]
    return both.find((selection) => selection?.by === '_id') ?? both.find(Boolean)
  }
  if (filter.type !== 'OpCall') return undefined
  if (filter.op === '==') return comparison(left, right) ?? comparison(right, left)
  if (filter.op === 'in') return membership(left, right)
  return undefined
}

function comparison(attribute: SyntaxNode, value: SyntaxNode): Selection | undefined {
  const by = indexedAttribute(attribute)
  if (!by) return undefined
  if (value.type === 'Parameter') return { by, wanted: { parameter: String(value.name) } }
  if (value.type === 'Value') return { by, wanted: { values: strings([value.value]) } }
  return undefined
}

function membership(attribute: SyntaxNode, list: SyntaxNode): Selection | undefined {
  const by = indexedAttribute(attribute)
  if (!by) return undefined
  if (list.type === 'Parameter') return { by, wanted: { parameter: String(list.name) } }
  if (list.type === 'Value' && Array.isArray(list.value))
    return { by, wanted: { values: strings(list.value) } }
  if (list.type !== 'Array' || !Array.isArray(list.elements)) return undefined
  const items: unknown[] = list.elements.map((element) => element.value)
  const constant = items.every((item) => isNode(item) && item.type === 'Value')
  if (!constant || list.elements.some((element) => element.isSplat)) return undefined
  return { by, wanted: { values: strings(items.map((item) => isNode(item) && item.value)) } }
}

function indexedAttribute(node: SyntaxNode): Selection['by'] | undefined {
  if (node.type !== 'AccessAttribute' || node.base !== undefined) return undefined
  return node.name === '_id' || node.name === '_type' ? node.name : undefined
}

/** The strings looked up in one run. A value of another kind equals no id and no type. */
export function wantedStrings({ wanted }: Selection, parameters: JsonObject): readonly string[] {
  if ('values' in wanted) return wanted.values
  const value = parameters[wanted.parameter]
  return strings(Array.isArray(value) ? value : [value])
}

const strings = (values: readonly unknown[]) =>
  values.filter((value): value is string => typeof value === 'string')
