import { type ExprNode, evaluate, evaluateSync, parse } from 'groq-js'
import { limits } from '../limits.ts'
import { isJsonObject, type JsonObject } from '../store/document.ts'
import type { TextQuery } from '../store/text-query.ts'
import { candidatesFor } from './candidates.ts'
import type { Dataset } from './dataset.ts'
import type { Audience, Perspective } from './perspective.ts'
import type { PerspectiveView } from './perspective-view.ts'
import { fromEvaluator, fromParser, missingParameter } from './query-error.ts'
import { bindParameter, IdSet, rewriteTextQuery } from './rewrite-text-query.ts'
import { datasetTag, idTag } from './sync-tags.ts'
import { isFunctionCall, visitNodes } from './syntax-tree.ts'

export interface Query {
  readonly text: string
  readonly parameters: JsonObject
  readonly perspective: Perspective
  readonly audience: Audience
  /** The ID of the user, for `identity()`. */
  readonly identity: string
}

/** The results of `sanity::projectId()` and `sanity::dataset()`. */
export interface DatasetName {
  readonly projectId: string
  readonly dataset: string
}

export interface QueryResult {
  readonly value: unknown
  /** The sync tags: only a change with one of them can change the result. */
  readonly tags: readonly string[]
  /** Whether the result depends on the time (`now()`), and so is not cacheable. */
  readonly readsClock: boolean
}

/**
 * Runs a query on the current snapshot.
 * @throws HttpError 400 `queryParseError` or `queryExecutionError`
 */
export async function runQuery(
  dataset: Dataset,
  name: DatasetName,
  query: Query,
): Promise<QueryResult> {
  const tree = parseQuery(query.text, query.parameters)
  const view = dataset.view(query.perspective, query.audience)
  const prepared = prepare(tree, query.parameters, view, dataset)
  const options = {
    dataset: prepared.readsEverything ? view.documents : [],
    params: prepared.parameters,
    identity: query.identity,
    sanity: name,
    dereference({ _ref }: { _ref: string }) {
      prepared.tags?.add(idTag(_ref))
      return view.get(_ref)
    },
  }
  try {
    const value: unknown = prepared.needsAsync
      ? await (await evaluate(tree, options)).get()
      : evaluateSync(tree, options).data
    const { readsClock, tags } = prepared
    // A draft of another type than its published document would hide it from queries of that type.
    const isNamed = tags && query.perspective !== 'drafts' && tags.size <= limits.syncTags
    return { value, readsClock, tags: isNamed ? [...tags] : [datasetTag(name.dataset)] }
  } catch (error) {
    throw fromEvaluator(query.text, error)
  }
}

/** @throws HttpError 400 `queryParseError`, also for a missing parameter */
export function parseQuery(text: string, parameters: JsonObject): ExprNode {
  const tree = parsed(text, parameters)
  visitNodes(tree, (node) => {
    if (node.type === 'Parameter' && !Object.hasOwn(parameters, node.name))
      throw missingParameter(text, node.name)
    comparePathsAsText(node)
  })
  return tree
}

/** Rewrites `path(a) in path(b)` to `a in path(b)` in place: groq-js matches only strings. */
function comparePathsAsText(node: ExprNode): void {
  if (node.type !== 'OpCall' || node.op !== 'in') return
  const { left, right } = node
  if (left.type !== 'FuncCall' || !isFunctionCall(left, 'global', 'path')) return
  if (isFunctionCall(right, 'global', 'path') && left.args[0]) node.left = left.args[0]
}

function parsed(text: string, parameters: JsonObject): ExprNode {
  try {
    // The parser needs a line break after a trailing comment.
    return parse(`${text}\n`, { params: parameters })
  } catch (error) {
    throw fromParser(text, error)
  }
}

interface Prepared {
  readonly parameters: JsonObject
  readonly readsEverything: boolean
  readonly readsClock: boolean
  readonly needsAsync: boolean
  /** The sync tags of what the filters select; undefined when any change can change the result. */
  readonly tags: Set<string> | undefined
}

/**
 * Replaces the `*` of filters by their candidates, as a parameter of the query; any other `*` reads
 * every document of the view.
 */
function prepare(
  tree: ExprNode,
  given: JsonObject,
  view: PerspectiveView,
  dataset: Dataset,
): Prepared {
  const parameters = { ...given }
  const source = { view, parameters, referrersOf: (id: string) => dataset.referrersOf(id) }
  const tags = new Set<string>()
  let everything = 0
  let untagged = 0
  let readsClock = false
  let needsAsync = false
  visitNodes(tree, (node) => {
    rewriteTextQuery(node, parameters, search)
    if (node.type === 'Everything' || isOfReleases(node)) {
      everything += 1
      untagged += 1
    }
    if (node.type === 'FuncCall') {
      readsClock ||= node.name === 'now'
      // These two have no synchronous version. Synchronous evaluation takes a third of the time.
      needsAsync ||= node.namespace === 'diff' || node.namespace === 'delta'
    }
    if (node.type !== 'Filter' || node.base.type !== 'Everything') return
    const candidates = candidatesFor(node.expr, source)
    if (!candidates) return
    node.base = bindParameter(parameters, candidates.documents)
    everything -= 1
    if (!candidates.tags) return
    untagged -= 1
    for (const tag of candidates.tags) tags.add(tag)
  })
  return {
    parameters,
    readsEverything: everything > 0,
    readsClock,
    needsAsync,
    tags: untagged > 0 ? undefined : tags,
  }

  function search(words: TextQuery): IdSet {
    const { required, excluded } = dataset.matchingIds(words)
    const unwanted = view.shownIds(excluded)
    if (!required) return new IdSet((id) => !unwanted.has(id))
    return new IdSet(view.shownIds(required).difference(unwanted))
  }
}

/** `releases::all()` reads every document. */
const isOfReleases = (node: ExprNode) => node.type === 'FuncCall' && node.namespace === 'releases'

/** The IDs that a mutation's query selects. The query may return documents or ids. */
export function idsIn(value: unknown): string[] {
  const selected = Array.isArray(value) ? value : [value]
  return selected.flatMap((item) => {
    const id = isJsonObject(item) ? item._id : item
    return typeof id === 'string' ? [id] : []
  })
}
