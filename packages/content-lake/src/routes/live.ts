import { type Exchange, isOn, requireToken } from '../http/exchange.ts'
import type { Platform } from '../platform.ts'
import { isPublicId } from '../store/document.ts'
import { syncTagsOf } from './query.ts'

/**
 * `GET /data/live/events/:dataset`: says that content changed, so that readers ask again. Drafts
 * only count with `includeDrafts`, which needs the token. A reader that comes back after it missed
 * something is told to start over.
 */
export function answerLive(platform: Platform, exchange: Exchange): void {
  const { request } = exchange
  const includeDrafts = isOn(exchange, 'includeDrafts')
  if (includeDrafts) requireToken(exchange, 'Live events of drafts')
  const position = () => `${startedAt}-${platform.store.generation}`
  const stream = platform.streams.open(exchange)
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

/** Tells the positions of one run of the process from those of another. */
const startedAt = Date.now().toString(36)
