import { Hono } from 'hono'
import { z } from 'zod'
import { badRequest } from '../errors.ts'
import { requireToken } from '../http/access-control.ts'
import type { Env } from '../http/env.ts'
import { countDocuments, flag, readSearch } from '../http/input.ts'
import { oneAtATime } from '../http/one-at-a-time.ts'
import {
  draftIdOf,
  isPublishedId,
  parseStored,
  publishedIdOf,
  type StoredDocument,
} from '../store/document.ts'
import { historyEvents } from '../store/history-events.ts'
import { wholeDocumentEffects } from './mutation-events.ts'

const MAX_TRANSACTIONS = 1_000
const MAX_EVENTS = 100
const MAX_IDS = 100

const documentsSearch = z.object({
  revision: z.string().optional(),
  time: z.coerce.date('must be an RFC 3339 timestamp').optional(),
  lastRevision: flag,
})
const transactionsSearch = z.object({
  fromTransaction: z.string().optional(),
  toTransaction: z.string().optional(),
  limit: pageSize(MAX_TRANSACTIONS),
  reverse: flag,
  excludeContent: flag,
  excludeMutations: flag,
  effectFormat: z.string().optional(),
})
const eventsSearch = z.object({
  nextCursor: z.coerce.number().int().min(0).catch(0),
  limit: pageSize(MAX_EVENTS),
})

/** The past of documents, for editors. */
export const historyRoutes = new Hono<Env>()
  .use('/data/history/*', requireToken, oneAtATime)
  // Past revisions of documents, by `revision`, `time` or `lastRevision`.
  .get('/data/history/:dataset/documents/:ids', (c) => {
    const { store } = c.var.platform
    const { revision, time, lastRevision } = readSearch(c, documentsSearch)
    const count = countDocuments()
    const past = (id: string) => {
      if (lastRevision) return store.history.lastContent(id)
      if (revision) return store.history.atTransaction(id, revision)
      return time && store.history.atTime(id, time.toISOString())
    }
    const documents = idsIn(c.req.param('ids')).flatMap((id) => {
      if (!(lastRevision || revision || time)) {
        count(store.sizeOf(id))
        return store.get(id) ?? []
      }
      const body = past(id)
      if (body === undefined) return []
      count(body.length)
      return parseStored<StoredDocument>(body)
    })
    return c.json({ documents })
  })
  // The transactions of documents, as NDJSON.
  .get('/data/history/:dataset/transactions/:ids', (c) => {
    const search = readSearch(c, transactionsSearch)
    const revisions = c.var.platform.store.history.revisions(idsIn(c.req.param('ids')), {
      from: search.fromTransaction,
      to: search.toTransaction,
      limit: search.limit,
      newestFirst: search.reverse,
    })
    const byTransaction = Map.groupBy(revisions, ({ transaction }) => transaction)
    const lines = [...byTransaction.values()].map((parts) => ({
      id: parts[0]?.transaction,
      timestamp: parts[0]?.timestamp,
      author: parts[0]?.author,
      documentIDs: parts.map(({ document }) => document),
      ...(search.excludeContent || search.excludeMutations
        ? {}
        : { mutations: parts.flatMap(({ mutations }) => mutations) }),
      ...(search.effectFormat === 'mendoza'
        ? { effects: Object.fromEntries(parts.map((p) => [p.document, wholeDocumentEffects(p)])) }
        : {}),
    }))
    return c.body(lines.map((line) => `${JSON.stringify(line)}\n`).join(''), 200, {
      'content-type': 'application/x-ndjson; charset=utf-8',
    })
  })
  // Events of a document, newest first: created, published, unpublished, discarded, deleted. Edits
  // are in the transactions.
  .get('/data/history/:dataset/events/documents/:id', (c) => {
    const id = c.req.param('id')
    const { nextCursor: start, limit } = readSearch(c, eventsSearch)
    const publishedId = publishedIdOf(id)
    const versionId = isPublishedId(id) ? draftIdOf(publishedId) : id
    const revisions = c.var.platform.store.history.revisionSummaries([publishedId, versionId])
    const events = historyEvents(revisions, { publishedId, versionId, requestedId: id }).reverse()
    const end = start + limit
    return c.json({
      events: { [id]: events.slice(start, end) },
      nextCursor: end < events.length ? String(end) : '',
    })
  })

/** A `limit` parameter: `max` when missing or invalid. */
function pageSize(max: number) {
  return z.coerce
    .number()
    .int()
    .min(1)
    .catch(max)
    .transform((size) => Math.min(max, size))
}

function idsIn(text: string): string[] {
  const ids = [...new Set(text.split(',').filter(Boolean))]
  if (ids.length > MAX_IDS) throw badRequest(`At most ${MAX_IDS} documents at a time`)
  return ids
}
