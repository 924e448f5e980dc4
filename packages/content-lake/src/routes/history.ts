import { badRequest } from '../errors.ts'
import { sendJson } from '../http/answer.ts'
import { type Exchange, isOn, pathPart } from '../http/exchange.ts'
import type { Platform } from '../platform.ts'
import { wholeDocumentEffects } from './mutation-events.ts'

const mostTransactions = 1_000
const mostIds = 100

/** `GET /data/history/:dataset/documents/:ids`: documents as they were, by `revision`, `time` or `lastRevision`. */
export function answerPastDocuments({ store }: Platform, exchange: Exchange): void {
  const revision = exchange.search.get('revision')
  const time = exchange.search.get('time')
  const documents = idsIn(exchange).flatMap((id) => {
    if (isOn(exchange, 'lastRevision')) return store.history.last(id) ?? []
    if (revision) return store.history.atTransaction(id, revision) ?? []
    if (time) return store.history.atTime(id, timestampIn(time)) ?? []
    return store.get(id) ?? []
  })
  sendJson(exchange.response, 200, { documents })
}

/** `GET /data/history/:dataset/transactions/:ids`: what happened to documents, one JSON line each. */
export function answerPastTransactions({ store }: Platform, exchange: Exchange): void {
  const asked = Number(exchange.search.get('limit') ?? mostTransactions)
  const limit = Math.min(mostTransactions, Math.max(1, Math.floor(asked) || mostTransactions))
  const revisions = store.history.revisions(idsIn(exchange), {
    from: exchange.search.get('fromTransaction') ?? undefined,
    to: exchange.search.get('toTransaction') ?? undefined,
    transactions: limit,
    newestFirst: isOn(exchange, 'reverse'),
  })
  const byTransaction = Map.groupBy(revisions, ({ transaction }) => transaction)
  const withEffects = exchange.search.get('effectFormat') === 'mendoza'
  const lines = [...byTransaction.values()].map((parts) => ({
    id: parts[0]?.transaction,
    timestamp: parts[0]?.timestamp,
    author: parts[0]?.author,
    documentIDs: parts.map(({ document }) => document),
    ...(isOn(exchange, 'excludeContent') || isOn(exchange, 'excludeMutations')
      ? {}
      : { mutations: parts.flatMap(({ mutations }) => mutations) }),
    ...(withEffects
      ? { effects: Object.fromEntries(parts.map((p) => [p.document, wholeDocumentEffects(p)])) }
      : {}),
  }))
  exchange.response.writeHead(200, {
    'content-type': 'application/x-ndjson; charset=utf-8',
    'cache-control': 'no-store',
  })
  exchange.response.end(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
}

function idsIn(exchange: Exchange): string[] {
  const ids = pathPart(exchange, 'ids').split(',').filter(Boolean)
  if (ids.length > mostIds) throw badRequest(`At most ${mostIds} documents at a time`)
  return ids
}

function timestampIn(text: string): string {
  const time = new Date(text)
  if (Number.isNaN(time.getTime())) throw badRequest('"time" must be an RFC 3339 timestamp')
  return time.toISOString()
}
