import { randomUUID } from 'node:crypto'
import { isJsonObject, type JsonObject } from '../store/document.ts'
import type { User } from '../users/user.ts'
import type { Users } from '../users/users.ts'

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

interface Connection {
  send(message: JsonObject): void
  close(code: number, reason: string): void
}

/** Error codes of the hosted platform's protocol (`@sanity/bifur-client`). */
const unauthorized = 4001
const unknownMethod = -32601

/** One editor's connection: JSON-RPC 2.0, first the token, then presence messages. */
export class PresenceSession {
  readonly #room: PresenceRoom
  readonly #users: Users
  readonly #connection: Connection
  readonly #subscriptions = new Set<string>()
  #credentials: string | undefined
  #user: User | undefined
  #session: string | undefined
  #isClosed = false
  /** Messages are handled in turn: those after the token wait for its user. */
  #queue: Promise<void> = Promise.resolve()

  constructor(room: PresenceRoom, users: Users, connection: Connection) {
    this.#room = room
    this.#users = users
    this.#connection = connection
  }

  /** Whether the client has authenticated. */
  get isAuthorized(): boolean {
    return this.#user !== undefined
  }

  receive(text: string): void {
    this.#queue = this.#queue.then(() => this.#handle(text))
  }

  /** Closes the connection if the client's session has ended since it authenticated. */
  async checkSession(): Promise<void> {
    if (this.#credentials && !(await this.#users.areValid(this.#credentials))) this.#refuse()
  }

  /** On disconnect the editor leaves the room. */
  end(): void {
    this.#isClosed = true
    for (const subscription of this.#subscriptions) this.#room.leave(subscription)
    this.#disconnect()
  }

  async #handle(text: string): Promise<void> {
    const message = parsed(text)
    if (typeof message.method !== 'string') return
    const params = isJsonObject(message.params) ? message.params : {}
    if (message.method === 'authorization') await this.#authorize(String(params.authorization))
    if (this.#isClosed) return
    if (this.#user) this.#call(this.#user, message.method, params, message.id)
    else this.#refuse()
  }

  async #authorize(credentials: string): Promise<void> {
    this.#user = await this.#users.signedInBy(credentials).catch(() => undefined)
    this.#credentials = credentials
  }

  #refuse(): void {
    this.#connection.close(unauthorized, 'Unauthorized')
  }

  #call(user: User, method: string, params: JsonObject, id: unknown): void {
    let result = 'ok'
    switch (method) {
      case 'authorization':
        break
      case 'presence_subscribe':
        result = this.#subscribe()
        break
      case 'presence_unsubscribe':
        this.#unsubscribe(String(params.subscriptionId))
        break
      case 'presence_rollcall':
        this.#session = String(params.session)
        this.#room.broadcast({ type: 'rollCall', i: user.id, session: this.#session })
        break
      case 'presence_announce': {
        const data = isJsonObject(params.data) ? params.data : {}
        this.#session = String(data.sessionId)
        this.#room.broadcast({ type: 'state', i: user.id, m: data })
        break
      }
      case 'presence_disconnect':
        this.#disconnect()
        break
      default: {
        const error = { code: unknownMethod, message: `There is no method "${method}"` }
        this.#connection.send({ jsonrpc: '2.0', id, error })
        return
      }
    }
    this.#connection.send({ jsonrpc: '2.0', id, result })
  }

  #subscribe(): string {
    const subscription = randomUUID()
    this.#subscriptions.add(subscription)
    this.#room.join(subscription, (result) => {
      const params = { subscription, result }
      this.#connection.send({ jsonrpc: '2.0', method: 'presence_subscription', params })
    })
    return subscription
  }

  #unsubscribe(subscription: string): void {
    if (this.#subscriptions.delete(subscription)) this.#room.leave(subscription)
  }

  #disconnect(): void {
    if (this.#session === undefined || !this.#user) return
    this.#room.broadcast({ type: 'disconnect', i: this.#user.id, m: { session: this.#session } })
    this.#session = undefined
  }
}

function parsed(text: string): JsonObject {
  try {
    const message: unknown = JSON.parse(text)
    return isJsonObject(message) ? message : {}
  } catch {
    return {}
  }
}
