import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import { tooManyRequests, unavailable } from '../errors.ts'
import { limits } from '../limits.ts'
import type { Env } from './env.ts'

const HEARTBEAT_MS = 15_000

/** An event of a stream as it is sent: the same bytes for all streams that get it. */
export type EventMessage = Uint8Array<ArrayBuffer>
type Send = (message: EventMessage) => void

/** @param data is sent as JSON */
export function eventMessage(event: string, data: unknown, id?: string): EventMessage {
  const idLine = id === undefined ? '' : `id: ${id}\n`
  return encoder.encode(`${idLine}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
}

const encoder = new TextEncoder()
const heartbeatMessage: EventMessage = encoder.encode(':\n\n')

interface EventStream {
  /** Undefined for the public. */
  readonly userId: string | undefined
  readonly outgoing: HttpBindings['outgoing']
  unsentBytes: number
}

/** Responses with server-sent events, limited in number. */
export class EventStreams {
  readonly #open = new Set<EventStream>()

  /**
   * Starts an event stream as the response to a request.
   * @param subscribe sends the first events, and returns what to call when the client disconnects. It may
   * end the stream
   * @throws HttpError 503 when too many are open, 429 when too many of one person or of the public are
   */
  open(
    c: Context<Env>,
    subscribe: (send: Send, end: () => void) => (() => void) | Promise<() => void>,
  ): Response {
    const { user, platform } = c.var
    const credentials = c.req.header('authorization')
    const { outgoing } = c.env
    const stream: EventStream = { userId: user?.id, outgoing, unsentBytes: 0 }
    const own = [...this.#open].filter(({ userId }) => userId === stream.userId).length
    const maxOwn = user ? limits.eventStreamsPerUser : limits.publicEventStreams
    const retry = { 'retry-after': '5' }
    if (this.#open.size >= limits.eventStreams)
      throw unavailable('Too many event streams are open', retry)
    if (own >= maxOwn) throw tooManyRequests(`At most ${maxOwn} event streams are open`, retry)
    this.#open.add(stream)
    // Also emitted for `HEAD`, whose stream nobody reads or cancels.
    const { promise: closed, resolve: close } = Promise.withResolvers<void>()
    outgoing.once('close', close)
    outgoing.once('close', () => this.#open.delete(stream))
    return streamSSE(c, async (sse) => {
      const write = async (message: EventMessage) => {
        if (outgoing.destroyed) return
        stream.unsentBytes += message.length
        this.#closeSlowest()
        await sse.write(message)
        stream.unsentBytes -= message.length
      }
      const stop = await subscribe((message) => void write(message), close)
      const heartbeat = setInterval(async () => {
        // The session may have ended since.
        if (credentials && !(await platform.users.areValid(credentials))) outgoing.destroy()
        else void write(heartbeatMessage)
      }, HEARTBEAT_MS)
      await closed
      clearInterval(heartbeat)
      stop()
    })
  }

  /** Closes the streams with the largest backlogs while there is too much in all. */
  #closeSlowest(): void {
    let sum = 0
    for (const { unsentBytes } of this.#open) sum += unsentBytes
    if (sum <= limits.eventBacklogBytes) return
    const slowestFirst = [...this.#open].sort((a, b) => b.unsentBytes - a.unsentBytes)
    for (const { unsentBytes, outgoing } of slowestFirst) {
      if (sum <= limits.eventBacklogBytes) return
      sum -= unsentBytes
      outgoing.destroy()
    }
  }
}
