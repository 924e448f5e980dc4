import type { SanityClient } from '@sanity/client'
import type { InvalidationTags } from '#cache/index.ts'
import { type ContentLog, reasonOf } from '../log.ts'
import { invalidatedBy } from './sync-tags.ts'

/** Before a stream that ended is opened again. */
const RECONNECT_MS = 2_000
/** The same, after the platform sent `goaway`. */
const RECONNECT_AFTER_GOAWAY_MS = 60_000

interface Listener {
  /** Published content changed, or may have while there was no stream. */
  onChange(tags: InvalidationTags): void
  /** The stream connected or disconnected. */
  onConnection(connected: boolean): void
}

/**
 * Follows the platform's live events. Their sync tags say what changed; after a reconnect, anything
 * may have. The client reconnects by itself; a stream that ends is opened again after a pause.
 */
export function watchEvents(client: SanityClient, log: ContentLog, listener: Listener) {
  let isStopped = false
  let isLost = false
  let timer: NodeJS.Timeout | undefined

  const connected = () => {
    isLost = false
    listener.onConnection(true)
  }
  const lost = (error?: unknown) => {
    if (!isLost && error) log.warn({ reason: reasonOf(error) }, 'content events lost')
    isLost = true
    listener.onConnection(false)
  }
  const reopen = (afterMs: number, error?: unknown) => {
    lost(error)
    if (isStopped) return
    timer = setTimeout(() => {
      subscription = open()
    }, afterMs)
    timer.unref()
  }
  const open = () =>
    client.live.events().subscribe({
      next: (event) => {
        if (event.type === 'message') listener.onChange(invalidatedBy(event.tags))
        if (event.type === 'welcome') connected()
        if (event.type === 'welcome' || event.type === 'restart') listener.onChange('all')
        if (event.type === 'reconnect') lost()
        if (event.type === 'goaway') {
          subscription.unsubscribe()
          reopen(RECONNECT_AFTER_GOAWAY_MS)
        }
      },
      error: (error: unknown) => reopen(RECONNECT_MS, error),
      complete: () => reopen(RECONNECT_MS),
    })
  let subscription = open()

  return {
    stop() {
      isStopped = true
      clearTimeout(timer)
      subscription.unsubscribe()
    },
  }
}
