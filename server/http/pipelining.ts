import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Browsers and common proxies do not pipeline at all. */
const MAX_PIPELINED_REQUESTS = 32

/**
 * Has pipelined requests (RFC 9112 §9.3.2) of a connection answered one after the other, in different
 * turns of the event loop. Node parses all requests of a segment at once: a client that never reads would
 * have hundreds of responses made and kept, while others wait. A connection with too many is closed after
 * those before.
 * @returns calls `answer` once the previous response of the connection is over; never if it is closed
 */
export function answerInTurn() {
  /** The responses of a connection that are not over. */
  const open = new WeakMap<Socket, ServerResponse[]>()
  return ({ socket }: IncomingMessage, response: ServerResponse, answer: () => void): void => {
    const responses = open.get(socket) ?? []
    open.set(socket, responses)
    const previous = responses.at(-1)
    if (previous?.shouldKeepAlive === false) return
    responses.push(response)
    if (responses.length === MAX_PIPELINED_REQUESTS) response.shouldKeepAlive = false
    response.once('close', () => responses.shift())
    if (previous) previous.once('close', () => setImmediate(() => socket.destroyed || answer()))
    else answer()
  }
}
