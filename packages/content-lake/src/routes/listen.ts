import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import type { HttpError } from '../errors.ts'
import { requireToken, userOf } from '../http/access-control.ts'
import type { Env } from '../http/env.ts'
import { eventMessage } from '../http/event-streams.ts'
import { expectedError } from '../http/expected-error.ts'
import { flag, groqParameters, readSearch } from '../http/input.ts'
import { isPublishedByDefault } from '../query/perspective.ts'
import { mutationMessage } from './mutation-events.ts'

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
  const { listeners, streams } = c.var.platform
  const userId = userOf(c).id
  const search = readSearch(c, listenSearch)
  const filter = { text: search.query, parameters: groqParameters(c.req.query()) }
  const everyVersion = search.includeAllVersions || !isPublishedByDefault(c.var.apiVersion)
  const options = {
    includeResult: search.includeResult,
    includePrevious: search.includePreviousRevision,
    includeMutations: search.includeMutations !== 'false',
    includeEffects: search.effectFormat === 'mendoza',
  }
  return streams.open(c, async (send, end) => {
    const fail = (error: HttpError) => {
      // Sent in the stream: an `EventSource` exposes only the status of an error response.
      send(eventMessage('channelError', error.body))
      end()
    }
    try {
      const stop = await listeners.add({
        userId,
        filter,
        everyVersion,
        onChange(transaction, position, transition) {
          send(mutationMessage(transaction, position, transition, options))
        },
        onEnd: (error) => (error ? fail(error) : end()),
      })
      send(eventMessage('welcome', { listenerName: randomUUID() }))
      if (search.enableResume && c.req.header('last-event-id')) send(eventMessage('reset', {}))
      return stop
    } catch (error) {
      const expected = expectedError(error)
      if (!expected) throw error
      fail(expected)
      return () => {}
    }
  })
})
