import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import { unavailable } from '../errors.ts'
import { limits } from '../limits.ts'
import type { Audience } from '../query/perspective.ts'
import type { Env } from './env.ts'

const HEARTBEAT_MS = 15_000

type Send = (event: string, data: unknown, id?: string) => void

/** Responses with server-sent events, limited in number. */
export class EventStreams {
  readonly #open = new Set<{ readonly audience: Audience }>()

  /**
   * Starts an event stream as the response to a request.
   * @param subscribe sends the first events, and returns what to call when the client disconnects;
   * undefined ends the stream
   * @throws HttpError 503 when too many are open, in all or without the token
   */
  open(c: Context<Env>, subscribe: (send: Send) => (() => void) | undefined): Response {
    const { audience, platform } = c.var
    const credentials = c.req.header('authorization')
    const ofPublic = [...this.#open].filter((stream) => stream.audience === 'public').length
    const isFull =
      this.#open.size >= limits.eventStreams ||
      (audience === 'public' && ofPublic >= limits.publicEventStreams)
    if (isFull) throw unavailable('Too many event streams are open', { 'retry-after': '5' })
    const stream = { audience }
    this.#open.add(stream)
    const { outgoing } = c.env
    // Also emitted for `HEAD`, whose stream nobody reads or cancels.
    const closed = new Promise((resolve) => outgoing.once('close', resolve))
    void closed.then(() => this.#open.delete(stream))
    return streamSSE(c, async (sse) => {
      let unsentCharacters = 0
      const write = async (text: string) => {
        unsentCharacters += text.length
        if (unsentCharacters > limits.eventBacklogCharacters) outgoing.destroy()
        await sse.write(text)
        unsentCharacters -= text.length
      }
      const stop = subscribe((event, data, id) => {
        const idLine = id === undefined ? '' : `id: ${id}\n`
        void write(`${idLine}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
      })
      if (!stop) return
      const heartbeat = setInterval(async () => {
        // The session may have ended since.
        if (credentials && !(await platform.users.areValid(credentials))) outgoing.destroy()
        else void write(':\n\n')
      }, HEARTBEAT_MS)
      await closed
      clearInterval(heartbeat)
      stop()
    })
  }
}
