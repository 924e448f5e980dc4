import { pathPart, type RequestContext } from '../http/request-context.ts'
import { sendJson } from '../http/response.ts'
import type { Platform } from '../platform.ts'
import { draftIdOf, isPublishedId, publishedIdOf } from '../store/document.ts'
import { historyEvents } from '../store/history-events.ts'

const MAX_EVENTS = 100

/**
 * `GET /data/history/:dataset/events/documents/:id`: lifecycle events of a document, newest first:
 * created, published, unpublished, discarded, deleted. Edits are in the transactions endpoint.
 */
export function handleDocumentEvents({ store }: Platform, context: RequestContext): void {
  const id = pathPart(context, 'id')
  const publishedId = publishedIdOf(id)
  const versionId = isPublishedId(id) ? draftIdOf(publishedId) : id
  const traces = store.history.traces([publishedId, versionId])
  const events = historyEvents(traces, { publishedId, versionId, asked: id }).reverse()
  const start = Math.max(0, Number(context.search.get('nextCursor')) || 0)
  const limit = Math.min(MAX_EVENTS, Number(context.search.get('limit')) || MAX_EVENTS)
  const end = start + Math.max(1, limit)
  sendJson(context.response, 200, {
    events: { [id]: events.slice(start, end) },
    nextCursor: end < events.length ? String(end) : '',
  })
}
