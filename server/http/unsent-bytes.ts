import type { ServerResponse } from 'node:http'

/**
 * Limits the memory of response data that slow clients have not read. Beyond the limit, the connections with
 * the most unsent data are closed.
 * @param maxBytes for all responses together
 * @param intervalMs between two checks
 */
export function limitUnsentBytes(maxBytes: number, intervalMs: number) {
  const open = new Set<ServerResponse>()
  const closeLargest = () => {
    let total = 0
    for (const response of open) total += response.writableLength
    if (total <= maxBytes) return
    const largestFirst = [...open].sort((a, b) => b.writableLength - a.writableLength)
    for (const response of largestFirst) {
      if (total <= maxBytes) return
      total -= response.writableLength
      response.destroy()
    }
  }
  const timer = setInterval(closeLargest, intervalMs).unref()
  return {
    watch(response: ServerResponse): void {
      open.add(response)
      response.once('close', () => open.delete(response))
      // All of it was written at once, and the client didn't take it at once.
      response.once('prefinish', () => {
        if (response.writableLength > 0) closeLargest()
      })
    },
    stop: () => clearInterval(timer),
  }
}
