import type { ServerResponse } from 'node:http'
import { unavailable } from '../errors.ts'
import { limits } from '../limits.ts'
import type { RequestContext } from './request-context.ts'

const HEARTBEAT_MS = 15_000

/** An open `text/event-stream` response (HTML standard, server-sent events). */
export interface EventStream {
  send(event: string, data: unknown, id?: string): void
  onClose(release: () => void): void
  end(): void
}

/** The open event streams, to end them on close. */
export class EventStreams {
  readonly #open = new Set<ServerResponse>()
  /** Streams of callers without the token. */
  readonly #public = new Set<ServerResponse>()

  /**
   * Starts an event stream as the response to a request.
   * @throws HttpError 503 when too many are open, in all or without the token
   */
  open({ request, response, audience }: RequestContext): EventStream {
    const isFull =
      this.#open.size >= limits.eventStreams ||
      (audience === 'public' && this.#public.size >= limits.publicEventStreams)
    if (isFull) throw unavailable('Too many event streams are open', { 'retry-after': '5' })
    this.#open.add(response)
    if (audience === 'public') this.#public.add(response)
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
    })
    const write = (text: string) => {
      if (response.writableLength > limits.eventBacklogBytes) response.destroy()
      else response.write(text)
    }
    write(':\n\n')
    const heartbeat = setInterval(() => write(':\n\n'), HEARTBEAT_MS)
    request.socket.setNoDelay(true)
    response.once('close', () => {
      clearInterval(heartbeat)
      this.#open.delete(response)
      this.#public.delete(response)
    })
    return {
      send(event, data, id) {
        const idLine = id === undefined ? '' : `id: ${id}\n`
        write(`${idLine}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
      },
      onClose: (release) => response.once('close', release),
      end: () => response.end(),
    }
  }

  closeAll(): void {
    for (const response of this.#open) response.end()
  }
}
