import { LRUCache } from 'lru-cache'
import type { ContentLog } from '../log.ts'

/** Warnings that are remembered. */
const MAX_REMEMBERED = 1_000

/** A log that drops a warning which it has written before. */
export function loggedOnce(log: ContentLog): ContentLog {
  const written = new LRUCache<string, true>({ max: MAX_REMEMBERED })
  return {
    info: (detail, message) => log.info(detail, message),
    warn(detail, message) {
      const line = JSON.stringify([detail, message])
      if (written.has(line)) return
      written.set(line, true)
      log.warn(detail, message)
    },
  }
}
