type Listener = (event: unknown) => void

/** Passes what one editor says of itself on to all that listen, itself included. */
export class PresenceRoom {
  readonly #listeners = new Map<string, Listener>()

  join(subscription: string, listener: Listener): void {
    this.#listeners.set(subscription, listener)
  }

  leave(subscription: string): void {
    this.#listeners.delete(subscription)
  }

  broadcast(event: unknown): void {
    for (const listener of this.#listeners.values()) listener(event)
  }
}
