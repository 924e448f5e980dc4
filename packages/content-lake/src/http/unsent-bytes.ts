import type { Server, ServerResponse } from 'node:http'

/**
 * Limits the memory of responses that slow clients have not read. Beyond the limit, the connections with the most
 * unsent data are closed.
 */
export function limitUnsentBytes(server: Server, maxBytes: number): void {
  const open = new Set<ServerResponse>()
  const closeLargest = () => {
    let sum = 0
    for (const response of open) sum += response.writableLength
    if (sum <= maxBytes) return
    const largestFirst = [...open].sort((a, b) => b.writableLength - a.writableLength)
    for (const response of largestFirst) {
      if (sum <= maxBytes) return
      sum -= response.writableLength
      response.destroy()
    }
  }
  server.on('request', (_request, response) => {
    open.add(response)
    response.once('close', () => open.delete(response))
    // The whole body has been written.
    response.once('prefinish', closeLargest)
  })
}
