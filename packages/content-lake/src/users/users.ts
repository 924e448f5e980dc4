import { unauthorized, unavailable } from '../errors.ts'
import { bearerToken, isSameToken } from '../token.ts'
import {
  type Accounts,
  administrator,
  type KnownUser,
  localEditor,
  type Role,
  type User,
} from './user.ts'

/** Tokens and users: the platform's own token, and the sessions of its accounts. */
export class Users {
  readonly #token: string
  readonly #accounts: Accounts | undefined

  constructor(token: string, accounts: Accounts | undefined) {
    this.#token = token
    this.#accounts = accounts
  }

  get roles(): readonly Role[] {
    return this.#accounts?.roles ?? [administrator]
  }

  /**
   * The user whom the value of an `Authorization` header signs in.
   * @throws HttpError 401 for credentials of nobody, 503 when the sessions cannot be read
   */
  async signedInBy(credentials: string): Promise<User> {
    const token = bearerToken(credentials)
    if (token === undefined) throw unauthorized('Session not found')
    if (isSameToken(token, this.#token)) return localEditor
    const user = await this.#read((accounts) => accounts.userOf(token))
    if (!user) throw unauthorized('Session not found')
    return user
  }

  /** Whether credentials still sign in. An event stream outlives the request that opened it. */
  async areValid(credentials: string): Promise<boolean> {
    return this.signedInBy(credentials).then(
      () => true,
      () => false,
    )
  }

  /** @throws HttpError 401 when the ID is used, expired or made up */
  async redeem(signInId: string): Promise<string> {
    const token = await this.#read((accounts) => accounts.redeem(signInId))
    if (token === undefined) throw unauthorized('This sign-in is over. Sign in again.')
    return token
  }

  async signOut(credentials: string): Promise<void> {
    const token = bearerToken(credentials)
    if (token !== undefined) await this.#read((accounts) => accounts.signOut(token))
  }

  /** All users, former ones included. */
  async known(): Promise<readonly KnownUser[]> {
    const others = await this.#read((accounts) => accounts.users())
    return [localEditor, ...(others ?? [])]
  }

  async #read<T>(work: (accounts: Accounts) => Promise<T>): Promise<T | undefined> {
    if (!this.#accounts) return undefined
    return work(this.#accounts).catch(() => {
      throw unavailable('The accounts cannot be read right now', { 'retry-after': '5' })
    })
  }
}
