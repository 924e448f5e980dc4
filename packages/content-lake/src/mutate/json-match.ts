import {
  type ExprNode,
  type PathNode,
  parsePath,
  type SegmentNode,
  type SubscriptElementNode,
} from '@sanity/json-match'
import { limits } from '../limits.ts'
import { isJsonObject } from '../store/document.ts'
import { invalid } from './mutation-error.ts'

/** A value in a document and the attribute names and indexes that lead to it. */
export interface Selected {
  readonly path: readonly (string | number)[]
  /** Undefined where a path leads to an attribute that is not there, which `set` may create. */
  readonly value: unknown
}

/**
 * Selects what a JSONMatch path (https://www.sanity.io/docs/json-match) matches, each value once, in the
 * order of the document. `@sanity/json-match` parses paths; its evaluation is not used, because its time
 * grows exponentially with the length of some paths.
 * @throws MutationError 400 for a malformed path, and for one that matches too much
 */
export function selectAll(path: string, document: unknown): Selected[] {
  if (path.length > limits.patchPathCharacters)
    throw invalid(`A path may be ${limits.patchPathCharacters} characters long at most`)
  const node = parse(path)
  if (node?.type !== 'Path') throw invalid(`"${path}" is not a path`)
  const selected = new Selection(path).follow(node, [{ path: [], value: document }])
  if (selected.length > limits.patchPaths)
    throw invalid(`A path may name ${limits.patchPaths} items at most`)
  return selected
}

function parse(path: string): ExprNode | undefined {
  // As in GROQ, `[]` is `[*]`. Quoted text is a name.
  const quotedOrEmpty = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|\[\s*\]/g
  const complete = path.replace(quotedOrEmpty, (text) => (text.startsWith('[') ? '[*]' : text))
  try {
    return parsePath(complete)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw invalid(`"${path}" is not a path: ${reason}`)
  }
}

/** The evaluation of one path, with a bound on the values that it visits. */
class Selection {
  readonly #text: string
  #visits = 0

  constructor(text: string) {
    this.#text = text
  }

  follow({ base, recursive, segment }: PathNode, from: readonly Selected[]): Selected[] {
    const bases = base ? this.follow(base, from) : from
    if (!recursive) return this.#unique(bases.flatMap((one) => this.#step(one, segment)))
    const found = bases
      .flatMap((one) => this.#withDescendants(one))
      .flatMap((one) => this.#step(one, segment))
    return this.#unique(found.filter(({ value }) => value !== undefined))
  }

  #step(at: Selected, segment: SegmentNode): Selected[] {
    switch (segment.type) {
      case 'This':
        return [at]
      case 'Wildcard':
        return childrenOf(at)
      case 'Identifier':
        return this.#attribute(at, segment.name)
      case 'Subscript':
        return segment.elements.flatMap((element) => this.#element(at, element))
    }
  }

  /** An attribute of a value, or of each object in a list. */
  #attribute(at: Selected, name: string): Selected[] {
    if (Array.isArray(at.value))
      return childrenOf(at)
        .filter(({ value }) => isJsonObject(value))
        .flatMap((item) => this.#attribute(item, name))
    const { path, value } = at
    const inner = isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : undefined
    return [{ path: [...path, name], value: inner }]
  }

  #element(at: Selected, element: SubscriptElementNode): Selected[] {
    const { value } = at
    switch (element.type) {
      case 'Path':
        return this.follow(element, [at])
      case 'Number':
        return Array.isArray(value) ? [itemOf(at, value, element.value)] : []
      case 'Slice':
        return Array.isArray(value)
          ? childrenOf(at).slice(element.start ?? 0, element.end ?? value.length)
          : []
      case 'Existence':
        return candidatesOf(at).filter((one) =>
          this.follow(element.base, [one]).some((found) => found.value !== undefined),
        )
      case 'Comparison':
        return candidatesOf(at).filter((one) =>
          compare(
            this.#first(element.left, one),
            element.operator,
            this.#first(element.right, one),
          ),
        )
      default:
        return []
    }
  }

  /** The first value of one side of a comparison. */
  #first(node: ExprNode, at: Selected): unknown {
    if (node.type === 'Null') return null
    if (node.type !== 'Path') return node.value
    return this.follow(node, [at]).find(({ value }) => value !== undefined)?.value
  }

  #withDescendants(at: Selected): Selected[] {
    this.#count(1)
    return [at, ...childrenOf(at).flatMap((child) => this.#withDescendants(child))]
  }

  #unique(selected: readonly Selected[]): Selected[] {
    this.#count(selected.length)
    return [...new Map(selected.map((one) => [JSON.stringify(one.path), one])).values()]
  }

  #count(visits: number): void {
    this.#visits += visits
    if (this.#visits > limits.patchPathVisits) throw invalid(`"${this.#text}" matches too much`)
  }
}

/** What a filter tests: each item of a list, or the value itself. */
function candidatesOf(at: Selected): Selected[] {
  return Array.isArray(at.value) ? childrenOf(at) : [at]
}

function childrenOf({ path, value }: Selected): Selected[] {
  if (Array.isArray(value))
    return value.map((item, index) => ({ path: [...path, index], value: item }))
  if (!isJsonObject(value)) return []
  return Object.entries(value).map(([name, inner]) => ({ path: [...path, name], value: inner }))
}

/** An item by its index, from the end if negative. Past the ends there is a place, for `insert`. */
function itemOf({ path }: Selected, list: readonly unknown[], index: number): Selected {
  const place = index < 0 && list.length + index >= 0 ? list.length + index : index
  return { path: [...path, place], value: list[place] }
}

function compare(left: unknown, operator: string, right: unknown): boolean {
  if (left === undefined || right === undefined) return false
  if (operator === '==') return left === right
  if (operator === '!=') return left !== right
  const areOrdered =
    (typeof left === 'number' && typeof right === 'number') ||
    (typeof left === 'string' && typeof right === 'string')
  if (!areOrdered) return false
  if (operator === '<') return left < right
  if (operator === '<=') return left <= right
  return operator === '>' ? left > right : left >= right
}
