type Listener = (event: unknown) => void

/** Broadcasts each editor's presence to all editors, including itself. */
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
