import { finished } from 'node:stream'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { Previews, PreviewTarget } from './previews.ts'

/** Each stream uses one connection here and one to the content platform. */
const MAX_STREAMS = 64
const HEARTBEAT_MS = 20_000

/** Event streams that make open previews reload their content, at most `MAX_STREAMS`. */
export class UpdateStreams {
  readonly #previews: Pick<Previews, 'subscribe' | 'isCurrent'>
  readonly #open = new Set<() => void>()

  constructor(previews: Pick<Previews, 'subscribe' | 'isCurrent'>) {
    this.#previews = previews
  }

  /**
   * The response to a request: server-sent events (HTML standard), `changed` after each change, until the link
   * or session expires. Undefined when too many are open.
   */
  open(c: Context<{ Bindings: HttpBindings }>, target: PreviewTarget): Response | undefined {
    if (this.#open.size >= MAX_STREAMS) return undefined
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    this.#open.add(end)
    void ended.then(() => this.#open.delete(end))
    // Also called for `HEAD`, whose stream nobody reads or cancels, and for a client that has already left.
    finished(c.env.outgoing, () => end())
    return streamSSE(c, async (stream) => {
      const heartbeat = setInterval(async () => {
        // The editor may have signed out since, or been removed.
        if (await this.#previews.isCurrent(target)) void stream.write(':\n\n')
        else end()
      }, HEARTBEAT_MS)
      const expiry = setTimeout(end, target.expires * 1000 - Date.now())
      void stream.write('retry: 2000\n\n')
      const unsubscribe = this.#previews.subscribe(target, {
        onChange: () => void stream.writeSSE({ event: 'changed', data: '' }),
        onEnd: end,
      })
      await ended
      clearInterval(heartbeat)
      clearTimeout(expiry)
      unsubscribe()
    })
  }

  closeAll(): void {
    for (const end of this.#open) end()
  }
}
