import { finished } from 'node:stream'
import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import { ConcurrencyLimiter } from 'limits'
import type { Env } from '../http/index.ts'
import type { Previews, PreviewTarget } from './previews.ts'

/** Each stream uses one connection here and one to the content platform. */
const CONCURRENT_STREAMS = { inAll: 64, perClient: 32 }
const HEARTBEAT_MS = 20_000

/** Event streams that make open previews reload their content. */
export class UpdateStreams {
  readonly #previews: Pick<Previews, 'subscribe' | 'isCurrent'>
  readonly #concurrent = new ConcurrencyLimiter(CONCURRENT_STREAMS)
  readonly #open = new Set<() => void>()

  constructor(previews: Pick<Previews, 'subscribe' | 'isCurrent'>) {
    this.#previews = previews
  }

  /**
   * The response to a request: server-sent events (HTML standard), `changed` after each change, until the link
   * or session expires. Undefined when too many are open, of an editor or of a client without one.
   */
  open(c: Context<Env>, target: PreviewTarget): Response | undefined {
    const endOne = this.#concurrent.start(target.user ?? c.env.clientAddress)
    if (!endOne) return undefined
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    this.#open.add(end)
    void ended.then(() => {
      this.#open.delete(end)
      endOne()
    })
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
