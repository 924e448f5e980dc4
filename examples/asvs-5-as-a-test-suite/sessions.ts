import { randomBytes } from 'node:crypto'

/** Sessions by reference token. A token is 32 bytes from the system's CSPRNG. */
export class Sessions {
  readonly #users = new Map<string, string | null>()

  /** An anonymous session, as a visitor gets before signing in. */
  open(): string {
    return this.#issue(null)
  }

  /** Signs a user in: a new token, and the old one is dead. */
  signIn(current: string, userId: string): string {
    this.#users.delete(current)
    return this.#issue(userId)
  }

  signOut(token: string): void {
    this.#users.delete(token)
  }

  /** Ends every session of a user, as when the account is disabled. */
  endAll(userId: string): void {
    for (const [token, owner] of this.#users) if (owner === userId) this.#users.delete(token)
  }

  /** The user behind a token; null for a visitor, undefined for no session. */
  userOf(token: string): string | null | undefined {
    return this.#users.get(token)
  }

  #issue(userId: string | null): string {
    const token = randomBytes(32).toString('base64url')
    this.#users.set(token, userId)
    return token
  }
}
