import type { ServerResponse } from 'node:http'
import { unavailable } from '../errors.ts'
import { limits } from '../limits.ts'
import type { Exchange } from './exchange.ts'

const heartbeatMilliseconds = 15_000

/** One open `text/event-stream` answer (HTML standard, server-sent events). */
export interface EventStream {
  send(event: string, data: unknown, id?: string): void
  onClose(release: () => void): void
  end(): void
}

/** The event streams that are open, so that a stop can end them. */
export class EventStreams {
  readonly #open = new Set<ServerResponse>()
  /** Those among them without the token. */
  readonly #public = new Set<ServerResponse>()

  /**
   * Starts an event stream as the answer to a request.
   * @throws HttpError 503 when too many are open, or too many of callers without the token
   */
  open({ request, response, audience }: Exchange): EventStream {
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
    const heartbeat = setInterval(() => write(':\n\n'), heartbeatMilliseconds)
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
