import { randomUUID } from 'node:crypto'
import { ConcurrencyLimiter, RateLimiter, TaskQueue } from 'limits'
import { limits } from '../limits.ts'
import { isJsonObject, type JsonObject } from '../store/document.ts'
import type { User } from '../users/user.ts'
import type { Users } from '../users/users.ts'

type Listener = (json: string) => void

/** Broadcasts each editor's presence to all editors, including itself, within limits for each person. */
export class PresenceRoom {
  readonly #listeners = new Map<string, Listener>()
  /** Connections of users. */
  readonly connections = new ConcurrencyLimiter({
    inAll: limits.presenceSockets,
    perClient: limits.presenceSocketsPerUser,
  })
  /** Messages of users. */
  readonly messages = new RateLimiter(limits.presenceMessages)

  join(subscription: string, listener: Listener): void {
    this.#listeners.set(subscription, listener)
  }

  leave(subscription: string): void {
    this.#listeners.delete(subscription)
  }

  broadcast(event: JsonObject): void {
    const json = JSON.stringify(event)
    for (const listener of this.#listeners.values()) listener(json)
  }
}

interface Connection {
  send(json: string): void
  close(code: number, reason: string): void
}

/** A close code of the hosted platform's protocol (`@sanity/bifur-client`). */
const UNAUTHORIZED = 4001
/** RFC 6455 §7.4.1: a message violates the policy of the endpoint. */
const POLICY_VIOLATION = 1008
/** JSON-RPC 2.0 §5.1; -32000 is one that servers define. */
const METHOD_NOT_FOUND = -32601
const LIMIT_REACHED = -32000

/** One editor's connection: JSON-RPC 2.0, first the token, then presence messages. */
export class PresenceSession {
  readonly #room: PresenceRoom
  readonly #users: Users
  readonly #connection: Connection
  readonly #subscriptions = new Set<string>()
  #credentials: string | undefined
  #user: User | undefined
  #leave: (() => void) | undefined
  #session: string | undefined
  #isClosed = false
  /** Messages are handled in turn: those after the token wait for its user. */
  readonly #queue = new TaskQueue({ concurrency: 1, maxWaiting: limits.queuedPresenceMessages })

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
    if (this.#isClosed) return
    const handle = async () => {
      if (!this.#isClosed) await this.#handle(text)
    }
    this.#queue.run(handle).catch(() => this.#refuseMore())
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
    this.#leave?.()
    this.#leave = undefined
    this.#user = undefined
  }

  async #handle(text: string): Promise<void> {
    const message = parsed(text)
    if (typeof message.method !== 'string') return
    const params = isJsonObject(message.params) ? message.params : {}
    if (message.method === 'authorization' && !this.#user)
      await this.#authorize(String(params.authorization))
    if (this.#isClosed) return
    if (!this.#user) this.#refuse()
    else if ((await this.#room.messages.take(this.#user.id)) === 0)
      this.#call(this.#user, message.method, params, message.id)
    else this.#refuseMore()
  }

  async #authorize(credentials: string): Promise<void> {
    const user = await this.#users.signedInBy(credentials).catch(() => undefined)
    if (!user || this.#isClosed) return
    this.#leave = this.#room.connections.start(user.id)
    if (!this.#leave) return this.#refuseMore()
    this.#user = user
    this.#credentials = credentials
  }

  #refuse(): void {
    this.#isClosed = true
    this.#connection.close(UNAUTHORIZED, 'Unauthorized')
  }

  /** Closes the connection of a person who sends or opens too much. The editor's client connects again. */
  #refuseMore(): void {
    this.#isClosed = true
    this.#connection.close(POLICY_VIOLATION, 'Too many messages or connections of one person')
  }

  #call(user: User, method: string, params: JsonObject, id: unknown): void {
    let result = 'ok'
    switch (method) {
      case 'authorization':
        break
      case 'presence_subscribe':
        if (this.#subscriptions.size >= limits.presenceSubscriptions) {
          const message = `A connection has ${limits.presenceSubscriptions} subscriptions at most`
          this.#fail(id, LIMIT_REACHED, message)
          return
        }
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
      default:
        this.#fail(id, METHOD_NOT_FOUND, `There is no method "${method}"`)
        return
    }
    this.#connection.send(JSON.stringify({ jsonrpc: '2.0', id, result }))
  }

  #fail(id: unknown, code: number, message: string): void {
    this.#connection.send(JSON.stringify({ jsonrpc: '2.0', id, error: { code, message } }))
  }

  #subscribe(): string {
    const subscription = randomUUID()
    this.#subscriptions.add(subscription)
    this.#room.join(subscription, (json) =>
      this.#connection.send(
        `{"jsonrpc":"2.0","method":"presence_subscription","params":{"subscription":"${subscription}","result":${json}}}`,
      ),
    )
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
