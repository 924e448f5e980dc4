import type { SanityClient } from '@sanity/client'
import { type ContentChange, taggedChange } from '../cache/tags.ts'
import { type ContentLog, reasonOf } from '../source.ts'

/** Milliseconds after which a stream that ended is opened again. */
const pause = 2_000
/** The same, when the platform sent us away. */
const longPause = 60_000

interface Listener {
  /** Published content changed, or may have while the stream was not there. */
  onChange(change: ContentChange): void
  /** The stream came, or went. */
  onConnection(connected: boolean): void
}

/**
 * Follows the platform's live events. Their sync tags say what changed; after every connect anything
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
  const reopen = (after: number, error?: unknown) => {
    lost(error)
    if (isStopped) return
    timer = setTimeout(() => {
      subscription = open()
    }, after)
    timer.unref()
  }
  const open = () =>
    client.live.events().subscribe({
      next: (event) => {
        if (event.type === 'message') listener.onChange(taggedChange(event.tags))
        if (event.type === 'welcome') connected()
        if (event.type === 'welcome' || event.type === 'restart') listener.onChange('all')
        if (event.type === 'reconnect') lost()
        if (event.type === 'goaway') {
          subscription.unsubscribe()
          reopen(longPause)
        }
      },
      error: (error: unknown) => reopen(pause, error),
      complete: () => reopen(pause),
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
