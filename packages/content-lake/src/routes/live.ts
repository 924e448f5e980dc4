import { isOn, type RequestContext, requireToken } from '../http/request-context.ts'
import type { Platform } from '../platform.ts'
import { isPublicId } from '../store/document.ts'
import { syncTagsOf } from './query.ts'

/**
 * `GET /data/live/events/:dataset`: announces content changes. Drafts count with `includeDrafts`
 * only, which needs the token. A client that reconnects after missing an event gets `restart`.
 */
export function handleLive(platform: Platform, context: RequestContext): void {
  const { request } = context
  const includeDrafts = isOn(context, 'includeDrafts')
  if (includeDrafts) requireToken(context, 'Live events of drafts')
  const position = () => `${startedAt}-${platform.store.generation}`
  const stream = platform.streams.open(context)
  stream.send('welcome', { id: position() }, position())
  const lastSeen = request.headers['last-event-id']
  if (lastSeen !== undefined && lastSeen !== position())
    stream.send('restart', { id: position() }, position())
  const stop = platform.store.onTransaction(({ changes }) => {
    if (!includeDrafts && !changes.some(({ id }) => isPublicId(id))) return
    stream.send('message', { tags: syncTagsOf(platform) }, position())
  })
  stream.onClose(stop)
}

/** Distinguishes event ids of different runs of the process. */
const startedAt = Date.now().toString(36)
