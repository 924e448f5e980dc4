import { Hono } from 'hono'
import { unauthorized } from '../errors.ts'
import type { Env } from '../http/env.ts'
import { eventMessage } from '../http/event-streams.ts'
import { tagsOfChanges } from '../query/sync-tags.ts'
import { isPublicId } from '../store/document.ts'

/** Distinguishes event IDs of different runs of the process. */
const startedAt = Date.now().toString(36)

/**
 * Announces content changes, public. Drafts count with `includeDrafts` only, which needs the token.
 * A client that reconnects after missing an event gets `restart`.
 */
export const liveRoutes = new Hono<Env>().get('/data/live/events/:dataset', (c) => {
  const { platform, audience } = c.var
  const includeDrafts = c.req.query('includeDrafts') === 'true'
  if (includeDrafts && audience === 'public')
    throw unauthorized('Live events of drafts need the token of this platform')
  const position = () => `${startedAt}-${platform.store.generation}`
  return platform.streams.open(c, (send) => {
    send(eventMessage('welcome', { id: position() }, position()))
    const lastSeen = c.req.header('last-event-id')
    if (lastSeen !== undefined && lastSeen !== position())
      send(eventMessage('restart', { id: position() }, position()))
    return platform.store.onTransaction(({ changes }) => {
      const announced = includeDrafts ? changes : changes.filter(({ id }) => isPublicId(id))
      if (announced.length === 0) return
      send(
        eventMessage('message', { tags: tagsOfChanges(platform.dataset, announced) }, position()),
      )
    })
  })
})
