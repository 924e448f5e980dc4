import { compareIds, type StoredDocument } from '../store/document.ts'
import {
  type BoundConditions,
  bindConditions,
  equalTest,
  idTest,
  type Range,
  rangeTest,
  type Test,
} from './bound-conditions.ts'
import type { Chain, Span } from './chain.ts'
import { sideOfRange } from './groq-values.ts'
import { comparatorOf, type OrderTerm, totalOrder } from './ordered-index.ts'
import type { QueryRun } from './query-run.ts'
import { positionIn } from './sorted.ts'

/** Documents among which the result is, from a position in a list to another. */
interface Candidates {
  readonly documents: readonly StoredDocument[]
  readonly from: number
  readonly to: number
  /** What they must still pass, beside the conditions for the evaluator. */
  readonly tests: readonly Test[]
}

/** Ids this few need no other index. */
const few = 32
/** More are worth a walk of their own when they are this much fewer than what an index leaves. */
const worthwhile = 4

/** The documents of a chain, in order; with a span, those at its positions. */
export function documentsIn(chain: Chain, run: QueryRun, span?: Span): StoredDocument[] {
  const bound = bindConditions(chain.conditions, run)
  if (!bound) return []
  // Without an order and a span all matches are wanted, so an index may be read in an order of its own.
  const [leading] = chain.order || span ? [] : bound.ranges
  const order = leading ? [{ of: leading.of, isDescending: false }] : (chain.order ?? [])
  const found = collect(candidatesFor(bound, order, run), bound, run, span?.to)
  if (leading) found.sort((a, b) => compareIds(a._id, b._id))
  return span ? found.slice(span.from) : found
}

/** The number of documents of a chain. */
export function countIn(chain: Chain, run: QueryRun): number {
  const bound = bindConditions(chain.conditions, run)
  if (!bound) return 0
  const [leading] = bound.ranges
  const order = leading ? [{ of: leading.of, isDescending: false }] : []
  const candidates = candidatesFor(bound, order, run)
  const isExact = candidates.tests.length === 0 && bound.others.length === 0
  return isExact ? candidates.to - candidates.from : collect(candidates, bound, run).length
}

/** Finds the index that leaves fewest candidates, standing in the order that is asked for. */
function candidatesFor(
  bound: BoundConditions,
  order: readonly OrderTerm[],
  run: QueryRun,
): Candidates {
  const { equal, ranges, ids, tests } = bound
  const terms = totalOrder(order)
  const [smallest] = ids.toSorted((a, b) => a.size - b.size)
  const isFew = smallest && smallest.size <= few
  const values = equal.map(({ of }) => of)
  const index = isFew ? undefined : run.view.ordered(values, terms)
  if (index) {
    const documents = index.part(equal.map(({ key }) => key))
    const [from, to] = boundsOf(documents, terms[0], ranges)
    if (!smallest || smallest.size * worthwhile >= to - from) {
      const left = ranges.filter(({ of }) => of.key !== terms[0]?.of.key).map(rangeTest)
      return { documents, from, to, tests: [...tests, ...ids.map(idTest), ...left] }
    }
  }
  const some = smallest && smallest.size < Number.POSITIVE_INFINITY ? [...smallest] : undefined
  const listed = some?.flatMap((id) => run.view.get(id) ?? []) ?? run.view.documents()
  const all = [...tests, ...ids.map(idTest), ...equal.map(equalTest), ...ranges.map(rangeTest)]
  const documents = listed.filter(passes(all)).sort(comparatorOf(terms))
  return { documents, from: 0, to: documents.length, tests: [] }
}

/** Between which positions the documents stand that meet the ranges of the leading term. */
function boundsOf(
  documents: readonly StoredDocument[],
  term: OrderTerm | undefined,
  ranges: readonly Range[],
): [number, number] {
  let [from, to] = [0, documents.length]
  for (const { of, operator, bound } of ranges) {
    if (of.key !== term?.of.key) continue
    const direction = term.isDescending ? -1 : 1
    const side = (document: StoredDocument) =>
      direction * sideOfRange(of.read(document), operator, bound)
    from = Math.max(
      from,
      positionIn(documents, (document) => side(document) < 0),
    )
    to = Math.min(
      to,
      positionIn(documents, (document) => side(document) <= 0),
    )
  }
  return [from, Math.max(from, to)]
}

/** The candidates that pass, up to a number of them. */
function collect(
  { documents, from, to, tests }: Candidates,
  { others }: BoundConditions,
  run: QueryRun,
  limit = Number.POSITIVE_INFINITY,
): StoredDocument[] {
  if (tests.length === 0 && others.length === 0)
    return documents.slice(from, Math.min(to, from + limit))
  const passing = passes(tests)
  const evaluated = (some: StoredDocument[]) =>
    others.reduce((left, condition) => run.filter(left, condition), some)
  const found: StoredDocument[] = []
  let waiting: StoredDocument[] = []
  // The evaluator gets few at first, since the first few may be enough.
  let enough = 32
  for (let position = from; position < to && found.length < limit; position += 1) {
    const document = documents[position]
    if (!document || !passing(document)) continue
    if (others.length === 0) found.push(document)
    else if (waiting.push(document) === enough) {
      found.push(...evaluated(waiting))
      waiting = []
      enough = Math.min(enough * 2, 1_024)
    }
  }
  if (found.length < limit) found.push(...evaluated(waiting))
  return found.slice(0, limit)
}

function passes(tests: readonly Test[]): Test {
  return (document) => tests.every((test) => test(document))
}
