import { type Deadline, guardLoop } from './deadline.ts'
import { type Selection, selectionOf } from './selection.ts'
import { isNode, mapChildren, type SyntaxNode } from './syntax-tree.ts'

/** A filtered `*` that is read from an index: its documents go in under a parameter name of its own. */
export interface Scan {
  readonly parameter: string
  readonly selection: Selection
}

/** A query made ready to run, any number of times and with any parameters. */
export interface QueryPlan {
  readonly tree: SyntaxNode
  readonly scans: readonly Scan[]
  /** Whether a `*` is left that all documents are candidates for. */
  readonly readsAll: boolean
  /** The parameters that the query names. */
  readonly parameters: ReadonlySet<string>
  /** Whether the answer depends on the clock, so that it must not be kept. */
  readonly readsClock: boolean
}

/**
 * Turns a parsed query into a plan. Each `*[filter]` whose filter asks for certain types or ids
 * becomes a scan of just those; the filter still runs on what the scan gives.
 */
export function planQuery(parsed: SyntaxNode, deadline: Deadline): QueryPlan {
  const scans: Scan[] = []
  const parameters = new Set<string>()
  let readsAll = false
  let readsClock = false

  const visit = (node: SyntaxNode): SyntaxNode => {
    if (node.type === 'Value') return node
    if (node.type === 'Everything' || node.namespace === 'releases') readsAll = true
    if (node.type === 'Parameter') parameters.add(String(node.name))
    if (node.type === 'FuncCall' && node.name === 'now') readsClock = true
    const selection = scannable(node)
    if (!selection) return guardLoop(mapChildren(node, visit), deadline)
    // `*` starts no name in GROQ, so a query cannot have a parameter of this name itself.
    const parameter = `*${scans.length}`
    scans.push({ parameter, selection })
    const { base: _all, ...filter } = node
    const visited = mapChildren({ ...filter, type: node.type }, visit)
    return guardLoop({ ...visited, base: { type: 'Parameter', name: parameter } }, deadline)
  }

  const tree = visit(parsed)
  return { tree, scans, readsAll, parameters, readsClock }
}

function scannable(node: SyntaxNode): Selection | undefined {
  const filtersAll = node.type === 'Filter' && isNode(node.base) && node.base.type === 'Everything'
  return filtersAll && isNode(node.expr) ? selectionOf(node.expr) : undefined
}
