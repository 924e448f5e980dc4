import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import { HttpError } from '../errors.ts'
import { requireToken } from '../http/access-control.ts'
import type { Env } from '../http/env.ts'
import { flag, groqParameters, readSearch } from '../http/input.ts'
import { listenerFilter } from '../query/listener-filter.ts'
import { isPublishedByDefault } from '../query/perspective.ts'
import { isPublishedId } from '../store/document.ts'
import { mutationEvent, transitionOf } from './mutation-events.ts'

const listenSearch = z.object({
  query: z.string('is missing').min(1, 'is empty'),
  enableResume: flag,
  includeAllVersions: flag,
  includeResult: flag,
  includePreviousRevision: flag,
  includeMutations: z.string().optional(),
  effectFormat: z.string().optional(),
})

/**
 * An event for each change of a document that the query matches before or after it. From API
 * 2025-02-19, drafts and versions need `includeAllVersions`.
 */
export const listenRoutes = new Hono<Env>().get('/data/listen/:dataset', requireToken, (c) => {
  const { store, streams } = c.var.platform
  const search = readSearch(c, listenSearch)
  const parameters = groqParameters(c.req.query())
  const everyVersion = search.includeAllVersions || !isPublishedByDefault(c.var.apiVersion)
  const options = {
    includeResult: search.includeResult,
    includePrevious: search.includePreviousRevision,
    includeMutations: search.includeMutations !== 'false',
    includeEffects: search.effectFormat === 'mendoza',
  }
  return streams.open(c, (send) => {
    let matches: ReturnType<typeof listenerFilter>
    try {
      matches = listenerFilter(search.query, parameters)
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      // Sent in the stream: an `EventSource` exposes only the status of an error response.
      send('channelError', error.body)
      return undefined
    }
    send('welcome', { listenerName: randomUUID() })
    if (search.enableResume && c.req.header('last-event-id')) send('reset', {})
    return store.onTransaction((transaction) => {
      for (const [position, change] of transaction.changes.entries()) {
        if (!everyVersion && !isPublishedId(change.id)) continue
        const transition = transitionOf(change, matches)
        if (!transition) continue
        const event = mutationEvent(transaction, position, transition, options)
        send('mutation', event, String(event.eventId))
      }
    })
  })
})
