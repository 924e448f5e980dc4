import type { Followed, Previews } from './previews.ts'

/** Each stream uses a connection here and one to the content platform. */
const MAX_STREAMS = 64
const HEARTBEAT_MS = 20_000

/** Event streams that tell open previews to reload their content. Limited to `MAX_STREAMS`. */
export class UpdateStreams {
  readonly #previews: Previews
  readonly #open = new Set<() => void>()

  constructor(previews: Previews) {
    this.#previews = previews
  }

  /**
   * A stream of server-sent events (HTML standard): `changed` after each change, until the link or session
   * expires.
   * Undefined when too many are open.
   */
  open(followed: Followed): ReadableStream<Uint8Array> | undefined {
    if (this.#open.size >= MAX_STREAMS) return undefined
    const encoder = new TextEncoder()
    let end = () => {}
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => {
        const send = (text: string) => controller.enqueue(encoder.encode(text))
        const beat = setInterval(() => send(':\n\n'), HEARTBEAT_MS)
        const expiry = setTimeout(() => end(), followed.expires * 1000 - Date.now())
        let unfollow = () => {}
        end = () => {
          if (!this.#open.delete(end)) return
          clearInterval(beat)
          clearTimeout(expiry)
          unfollow()
          controller.close()
        }
        this.#open.add(end)
        send('retry: 2000\n\n')
        unfollow = this.#previews.follow(followed, {
          onChange: () => send('event: changed\ndata:\n\n'),
          onEnd: () => end(),
        })
      },
      cancel: () => end(),
    })
    return stream
  }

  closeAll(): void {
    for (const end of [...this.#open]) end()
  }
}
