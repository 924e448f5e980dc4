import type { SanityClient } from '@sanity/client'
import type { ContentLog } from './index.ts'

/**
 * Follows the platform's live events and calls `onChange` after each published change, and after a
 * reconnect, when changes may have been missed. The stream reconnects by itself; when it ends with
 * an error it is opened again after a pause.
 */
export function watchChanges(client: SanityClient, log: ContentLog, onChange: () => void) {
  const pause = 2_000
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let lost = false

  const open = () =>
    client.live.events().subscribe({
      next: (event) => {
        if (event.type === 'message' || event.type === 'restart' || lost) onChange()
        lost = event.type === 'reconnect'
      },
      error: (error: unknown) => {
        log.warn({ reason: String(error).slice(0, 200) }, 'content events lost')
        lost = true
        if (!stopped) {
          timer = setTimeout(() => {
            subscription = open()
          }, pause)
          timer.unref()
        }
      },
    })
  let subscription = open()

  return {
    stop() {
      stopped = true
      clearTimeout(timer)
      subscription.unsubscribe()
    },
  }
}
