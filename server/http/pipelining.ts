import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Browsers and common proxies don't pipeline at all. */
const MAX_PIPELINED_REQUESTS = 32

/**
 * Responds to pipelined requests (RFC 9112 §9.3.2) of a connection one after another, in different turns of the
 * event loop. Node parses all requests of a segment at once, so a client that never reads could make the
 * server build and keep hundreds of responses while others wait. A connection with too many requests is
 * closed after the allowed ones.
 * @returns calls `respond` when the previous response of the connection has ended; never if the connection is
 *   closed
 */
export function respondInOrder() {
  /** The responses of a connection that have not ended. */
  const open = new WeakMap<Socket, ServerResponse[]>()
  return ({ socket }: IncomingMessage, response: ServerResponse, respond: () => void): void => {
    const responses = open.get(socket) ?? []
    open.set(socket, responses)
    const previous = responses.at(-1)
    if (previous?.shouldKeepAlive === false) return
    responses.push(response)
    if (responses.length === MAX_PIPELINED_REQUESTS) response.shouldKeepAlive = false
    response.once('close', () => responses.shift())
    if (previous) previous.once('close', () => setImmediate(() => socket.destroyed || respond()))
    else respond()
  }
}
