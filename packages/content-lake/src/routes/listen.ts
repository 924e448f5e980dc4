import { randomUUID } from 'node:crypto'
import { badRequest, HttpError } from '../errors.ts'
import { type Exchange, isOn, queryParametersIn } from '../http/exchange.ts'
import type { Platform } from '../platform.ts'
import { listenerFilter } from '../query/listener-filter.ts'
import { isPublishedByDefault } from '../query/perspective.ts'
import { isPublishedId, type StoredDocument } from '../store/document.ts'
import { mutationEvent, transitionOf } from './mutation-events.ts'

/**
 * `GET /data/listen/:dataset`: an event for each change of a document that the query selects, before
 * or after it. From API 2025-02-19 drafts and versions only come with `includeAllVersions`.
 */
export function answerListen(platform: Platform, exchange: Exchange): void {
  const { request, search, apiVersion } = exchange
  const query = search.get('query')
  if (!query) throw badRequest('The parameter "query" is missing')
  const parameters = queryParametersIn(search)
  const stream = platform.streams.open(exchange)
  let matches: (document: StoredDocument) => boolean
  try {
    matches = listenerFilter(query, parameters)
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    // Told in the stream: of an answer's status, a listener could not show more than the number.
    stream.send('channelError', error.body)
    stream.end()
    return
  }
  stream.send('welcome', { listenerName: randomUUID() })
  if (isOn(exchange, 'enableResume') && request.headers['last-event-id']) stream.send('reset', {})

  const everyVersion = isOn(exchange, 'includeAllVersions') || !isPublishedByDefault(apiVersion)
  const options = {
    includeResult: isOn(exchange, 'includeResult'),
    includePrevious: isOn(exchange, 'includePreviousRevision'),
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
