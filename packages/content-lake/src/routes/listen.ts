import { randomUUID } from 'node:crypto'
import { badRequest, HttpError } from '../errors.ts'
import { isOn, queryParametersIn, type RequestContext } from '../http/request-context.ts'
import type { Platform } from '../platform.ts'
import { listenerFilter } from '../query/listener-filter.ts'
import { isPublishedByDefault } from '../query/perspective.ts'
import { isPublishedId, type StoredDocument } from '../store/document.ts'
import { mutationEvent, transitionOf } from './mutation-events.ts'

/**
 * `GET /data/listen/:dataset`: an event for each change of a document that the query matches before
 * or after it. From API 2025-02-19, drafts and versions need `includeAllVersions`.
 */
export function handleListen(platform: Platform, context: RequestContext): void {
  const { request, search, apiVersion } = context
  const query = search.get('query')
  if (!query) throw badRequest('The parameter "query" is missing')
  const parameters = queryParametersIn(search)
  const stream = platform.streams.open(context)
  let matches: (document: StoredDocument) => boolean
  try {
    matches = listenerFilter(query, parameters)
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    // Sent in the stream: an `EventSource` exposes only the status of an error response.
    stream.send('channelError', error.body)
    stream.end()
    return
  }
  stream.send('welcome', { listenerName: randomUUID() })
  if (isOn(context, 'enableResume') && request.headers['last-event-id']) stream.send('reset', {})

  const everyVersion = isOn(context, 'includeAllVersions') || !isPublishedByDefault(apiVersion)
  const options = {
    includeResult: isOn(context, 'includeResult'),
    includePrevious: isOn(context, 'includePreviousRevision'),
    includeMutations: search.get('includeMutations') !== 'false',
    includeEffects: search.get('effectFormat') === 'mendoza',
  }
  const stop = platform.store.onTransaction((transaction) => {
    for (const [position, change] of transaction.changes.entries()) {
      if (!everyVersion && !isPublishedId(change.id)) continue
      const transition = transitionOf(change, matches)
      if (!transition) continue
      const event = mutationEvent(transaction, position, transition, options)
      stream.send('mutation', event, String(event.eventId))
    }
  })
  stream.onClose(stop)
}
