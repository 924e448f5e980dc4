import { badRequest } from '../errors.ts'
import { isOn, pathPart, type RequestContext } from '../http/request-context.ts'
import { sendJson } from '../http/response.ts'
import type { Platform } from '../platform.ts'
import { wholeDocumentEffects } from './mutation-events.ts'

const MAX_TRANSACTIONS = 1_000
const MAX_IDS = 100

/**
 * `GET /data/history/:dataset/documents/:ids`: past revisions of documents, by `revision`, `time`
 * or `lastRevision`.
 */
export function handlePastDocuments({ store }: Platform, context: RequestContext): void {
  const revision = context.search.get('revision')
  const time = context.search.get('time')
  const documents = idsIn(context).flatMap((id) => {
    if (isOn(context, 'lastRevision')) return store.history.last(id) ?? []
    if (revision) return store.history.atTransaction(id, revision) ?? []
    if (time) return store.history.atTime(id, timestampIn(time)) ?? []
    return store.get(id) ?? []
  })
  sendJson(context.response, 200, { documents })
}

/** `GET /data/history/:dataset/transactions/:ids`: the transactions of documents, as NDJSON. */
export function handlePastTransactions({ store }: Platform, context: RequestContext): void {
  const asked = Number(context.search.get('limit') ?? MAX_TRANSACTIONS)
  const limit = Math.min(MAX_TRANSACTIONS, Math.max(1, Math.floor(asked) || MAX_TRANSACTIONS))
  const revisions = store.history.revisions(idsIn(context), {
    from: context.search.get('fromTransaction') ?? undefined,
    to: context.search.get('toTransaction') ?? undefined,
    transactions: limit,
    newestFirst: isOn(context, 'reverse'),
  })
  const byTransaction = Map.groupBy(revisions, ({ transaction }) => transaction)
  const withEffects = context.search.get('effectFormat') === 'mendoza'
  const lines = [...byTransaction.values()].map((parts) => ({
    id: parts[0]?.transaction,
    timestamp: parts[0]?.timestamp,
    author: parts[0]?.author,
    documentIDs: parts.map(({ document }) => document),
    ...(isOn(context, 'excludeContent') || isOn(context, 'excludeMutations')
      ? {}
      : { mutations: parts.flatMap(({ mutations }) => mutations) }),
    ...(withEffects
      ? { effects: Object.fromEntries(parts.map((p) => [p.document, wholeDocumentEffects(p)])) }
      : {}),
  }))
  context.response.writeHead(200, {
    'content-type': 'application/x-ndjson; charset=utf-8',
    'cache-control': 'no-store',
  })
  context.response.end(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
}

function idsIn(context: RequestContext): string[] {
  const ids = pathPart(context, 'ids').split(',').filter(Boolean)
  if (ids.length > MAX_IDS) throw badRequest(`At most ${MAX_IDS} documents at a time`)
  return ids
}

function timestampIn(text: string): string {
  const time = new Date(text)
  if (Number.isNaN(time.getTime())) throw badRequest('"time" must be an RFC 3339 timestamp')
  return time.toISOString()
}
