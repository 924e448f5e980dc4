import type { ServerResponse } from 'node:http'

/**
 * Bounds what answers hold in memory that their clients are slow to take: beyond the bound, the
 * connections that hold most are cut.
 * @param maxBytes of all answers together
 * @param intervalMs between two looks
 */
export function boundUnsent(maxBytes: number, intervalMs: number) {
  const open = new Set<ServerResponse>()
  const timer = setInterval(() => {
    let total = 0
    for (const response of open) total += response.writableLength
    if (total <= maxBytes) return
    const largestFirst = [...open].sort((a, b) => b.writableLength - a.writableLength)
    for (const response of largestFirst) {
      if (total <= maxBytes) return
      total -= response.writableLength
      response.destroy()
    }
  }, intervalMs).unref()
  return {
    watch(response: ServerResponse): void {
      open.add(response)
      response.once('close', () => open.delete(response))
    },
    stop: () => clearInterval(timer),
  }
}
