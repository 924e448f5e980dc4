import type { ServerResponse } from 'node:http'

const CHECK_INTERVAL_MS = 1_000

/**
 * The response data of a server that clients have not read yet. Beyond a limit, the largest responses of whoever has
 * the most of it are closed.
 */
export class UnsentBytes {
  readonly #maxBytes: number
  /** The open responses, and who reads each. */
  readonly #open = new Map<ServerResponse, string | undefined>()
  // Also for responses that are not written at once.
  readonly #timer = setInterval(() => this.#closeLargest(), CHECK_INTERVAL_MS).unref()

  /** @param maxBytes of all responses together */
  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  /** Counts a response until it's closed. */
  watch(response: ServerResponse): void {
    this.#open.set(response, undefined)
    response.once('close', () => this.#open.delete(response))
    // All of it was written, and the client has not taken it at once.
    response.once('prefinish', () => {
      if (response.writableLength > 0) this.#closeLargest()
    })
  }

  /** Says who reads a response that is watched. */
  assign(response: ServerResponse, reader: string): void {
    if (this.#open.has(response)) this.#open.set(response, reader)
  }

  /** What someone has not read yet. */
  of(reader: string): number {
    let sum = 0
    for (const [response, name] of this.#open) if (name === reader) sum += response.writableLength
    return sum
  }

  /** Ends the regular check. */
  stop(): void {
    clearInterval(this.#timer)
  }

  #closeLargest(): void {
    const unread = new Map<string | ServerResponse, number>()
    let sum = 0
    for (const [response, reader = response] of this.#open) {
      sum += response.writableLength
      unread.set(reader, (unread.get(reader) ?? 0) + response.writableLength)
    }
    if (sum <= this.#maxBytes) return
    const unreadBy = (reader: string | ServerResponse) => unread.get(reader) ?? 0
    const largestFirst = [...this.#open].sort(
      ([a, readerOfA = a], [b, readerOfB = b]) =>
        unreadBy(readerOfB) - unreadBy(readerOfA) || b.writableLength - a.writableLength,
    )
    for (const [response] of largestFirst) {
      if (sum <= this.#maxBytes) return
      sum -= response.writableLength
      response.destroy()
    }
  }
}
