import type { StoredDocument } from '../store/document.ts'
import { isJsonObject } from '../store/document.ts'
import { copyOf } from '../store/lazy-document.ts'
import { type Chain, chainOf, isClosed } from './chain.ts'
import { type IdCondition, scoreConditionOf } from './id-conditions.ts'
import { idsFor } from './id-lookup.ts'
import type { QueryRun } from './query-run.ts'
import { documentsIn } from './scan.ts'
import { isNode, operandsOf, parameterNode, type SyntaxNode, ungrouped } from './syntax-tree.ts'

/** All documents, filtered and scored: `*[…] | score(…)`. */
export interface ScoredChain {
  readonly chain: Chain
  readonly terms: readonly SyntaxNode[]
}

export function scoredChainOf({ type, name, base, args }: SyntaxNode): ScoredChain | undefined {
  if (type !== 'PipeFuncCall' || name !== 'score' || !isNode(base)) return undefined
  const chain = chainOf(base)
  return chain && isClosed(chain) ? { chain, terms: nodesIn(args) } : undefined
}

/**
 * For `… | score(…) | order(…)[_score > 0]`: the node that scores, and what holds for all that have
 * a score, so that nothing else needs one.
 */
export function wantedScores(
  filter: SyntaxNode,
): { scoring: SyntaxNode; wanted: IdCondition } | undefined {
  if (filter.type !== 'Filter' || !isNode(filter.expr)) return undefined
  if (!operandsOf(filter.expr).some(isScored)) return undefined
  let scoring: unknown = filter.base
  while (isNode(scoring) && (scoring.type === 'Filter' || scoring.name === 'order'))
    scoring = scoring.base
  if (!isNode(scoring) || scoring.name !== 'score') return undefined
  const terms = nodesIn(scoring.args).map(scoreConditionOf)
  const of = terms.filter((term) => term !== undefined)
  return of.length === terms.length ? { scoring, wanted: { kind: 'any', of } } : undefined
}

/** The documents with their scores, the highest first. */
export function scored(
  { chain, terms }: ScoredChain,
  wanted: IdCondition | undefined,
  run: QueryRun,
): StoredDocument[] {
  const ids = wanted && idsFor(wanted, run)
  // A document may come with a score of its own, to which the terms add.
  const isWanted = ({ _id, _score }: StoredDocument) => !ids || ids.has(_id) || Boolean(_score)
  const thin = documentsIn(chain, run).filter(isWanted).map(withoutContent)
  const parameter = '*scored'
  const node = { type: 'PipeFuncCall', name: 'score', base: parameterNode(parameter), args: terms }
  const rows = run.evaluate(node, { parameters: { [parameter]: thin } })
  return (Array.isArray(rows) ? rows : []).flatMap((row: unknown) => {
    if (!isJsonObject(row)) return []
    const document = run.view.get(String(row._id))
    return document ? copyOf(document, { _score: row._score }) : []
  })
}

/**
 * The document for scoring only. The evaluator copies what it scores, and would fetch all of it from
 * disk for that; of this it copies the id.
 */
function withoutContent(document: StoredDocument): StoredDocument {
  return new Proxy(document, { ownKeys: () => ['_id'] })
}

function isScored(condition: SyntaxNode): boolean {
  const { type, op, left, right } = ungrouped(condition)
  if (type !== 'OpCall' || op !== '>' || !isNode(left) || !isNode(right)) return false
  return left.name === '_score' && left.base === undefined && right.value === 0
}

function nodesIn(list: unknown): SyntaxNode[] {
  return Array.isArray(list) ? list.filter(isNode) : []
}
