import { sendJson } from '../http/answer.ts'
import { type Exchange, pathPart } from '../http/exchange.ts'
import type { Platform } from '../platform.ts'
import { draftIdOf, isPublishedId, publishedIdOf } from '../store/document.ts'
import { historyEvents } from '../store/history-events.ts'

const mostEvents = 100

/**
 * `GET /data/history/:dataset/events/documents/:id`: what became of a document, the newest first:
 * created, published, unpublished, discarded, deleted. Edits in between are in its transactions.
 */
export function answerDocumentEvents({ store }: Platform, exchange: Exchange): void {
  const id = pathPart(exchange, 'id')
  const publishedId = publishedIdOf(id)
  const versionId = isPublishedId(id) ? draftIdOf(publishedId) : id
  const traces = store.history.traces([publishedId, versionId])
  const events = historyEvents(traces, { publishedId, versionId, asked: id }).reverse()
  const start = Math.max(0, Number(exchange.search.get('nextCursor')) || 0)
  const limit = Math.min(mostEvents, Number(exchange.search.get('limit')) || mostEvents)
  const end = start + Math.max(1, limit)
  sendJson(exchange.response, 200, {
    events: { [id]: events.slice(start, end) },
    nextCursor: end < events.length ? String(end) : '',
  })
}
