import { randomUUID } from 'node:crypto'
import { isBearer } from '../http/access-control.ts'
import { editor } from '../platform.ts'
import { isJsonObject, type JsonObject } from '../store/document.ts'

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

interface Wire {
  send(message: JsonObject): void
  close(code: number, reason: string): void
}

/** Error codes of the hosted platform's protocol (`@sanity/bifur-client`). */
const unauthorized = 4001
const unknownMethod = -32601

/** One editor's connection: JSON-RPC 2.0, first the token, then presence messages. */
export class PresenceSession {
  readonly #room: PresenceRoom
  readonly #token: string
  readonly #wire: Wire
  readonly #subscriptions = new Set<string>()
  #isAuthorized = false
  #session: string | undefined

  constructor(room: PresenceRoom, token: string, wire: Wire) {
    this.#room = room
    this.#token = token
    this.#wire = wire
  }

  /** Whether the client has authenticated. */
  get isAuthorized(): boolean {
    return this.#isAuthorized
  }

  receive(text: string): void {
    const message = parsed(text)
    if (typeof message.method !== 'string') return
    const params = isJsonObject(message.params) ? message.params : {}
    if (message.method === 'authorization') {
      this.#isAuthorized = isBearer(String(params.authorization), this.#token)
    }
    if (!this.#isAuthorized) this.#wire.close(unauthorized, 'Unauthorized')
    else this.#carryOut(message.method, params, message.id)
  }

  /** On disconnect the editor leaves the room. */
  end(): void {
    for (const subscription of this.#subscriptions) this.#room.leave(subscription)
    this.#disconnect()
  }

  #carryOut(method: string, params: JsonObject, id: unknown): void {
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
        this.#room.broadcast({ type: 'rollCall', i: editor.id, session: this.#session })
        break
      case 'presence_announce': {
        const data = isJsonObject(params.data) ? params.data : {}
        this.#session = String(data.sessionId)
        this.#room.broadcast({ type: 'state', i: editor.id, m: data })
        break
      }
      case 'presence_disconnect':
        this.#disconnect()
        break
      default: {
        const error = { code: unknownMethod, message: `There is no method "${method}"` }
        this.#wire.send({ jsonrpc: '2.0', id, error })
        return
      }
    }
    this.#wire.send({ jsonrpc: '2.0', id, result })
  }

  #subscribe(): string {
    const subscription = randomUUID()
    this.#subscriptions.add(subscription)
    this.#room.join(subscription, (result) => {
      const params = { subscription, result }
      this.#wire.send({ jsonrpc: '2.0', method: 'presence_subscription', params })
    })
    return subscription
  }

  #unsubscribe(subscription: string): void {
    if (this.#subscriptions.delete(subscription)) this.#room.leave(subscription)
  }

  #disconnect(): void {
    if (this.#session === undefined) return
    this.#room.broadcast({ type: 'disconnect', i: editor.id, m: { session: this.#session } })
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
