import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { HttpError } from '../errors.ts'
import type { AllowedOrigins } from '../http/allowed-origins.ts'
import { checkOrigins } from '../http/gatekeeper.ts'
import { splitVersion } from '../http/router.ts'
import { limits } from '../limits.ts'
import { PresenceRoom } from './presence-room.ts'
import { PresenceSession } from './presence-session.ts'

interface PresenceOptions {
  readonly token: string
  readonly dataset: string
  readonly origins: AllowedOrigins
}

const heartbeatMilliseconds = 10_000

/** `/socket/:dataset`: the WebSockets over which open editors tell each other where they are. */
export class PresenceSockets {
  readonly #sockets = new WebSocketServer({
    noServer: true,
    maxPayload: limits.presenceMessageBytes,
  })
  readonly #room = new PresenceRoom()
  readonly #options: PresenceOptions

  constructor(server: Server, options: PresenceOptions) {
    this.#options = options
    server.on('upgrade', (request, socket, head) => {
      const status = this.#refusal(request)
      if (status) refuse(socket, status)
      else this.#sockets.handleUpgrade(request, socket, head, (open) => this.#welcome(open))
    })
  }

  closeAll(): void {
    for (const socket of this.#sockets.clients) socket.terminate()
  }

  #refusal(request: IncomingMessage): string | undefined {
    try {
      checkOrigins(request, this.#options.origins)
    } catch (error) {
      if (error instanceof HttpError) return '403 Forbidden'
      throw error
    }
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (splitVersion(pathname).path !== `/socket/${this.#options.dataset}`) return '404 Not Found'
    if (this.#sockets.clients.size >= limits.presenceSockets) return '503 Service Unavailable'
    return undefined
  }

  #welcome(socket: WebSocket): void {
    const heartbeat = setInterval(() => socket.send('♥'), heartbeatMilliseconds)
    const session = new PresenceSession(this.#room, this.#options.token, {
      send: (message) => socket.send(JSON.stringify(message)),
      close: (code, reason) => socket.close(code, reason),
    })
    socket.on('message', (data) => session.receive(String(data)))
    // Followed by `close`, which is where the session ends.
    socket.on('error', () => {})
    socket.on('close', () => {
      clearInterval(heartbeat)
      session.end()
    })
  }
}

function refuse(socket: Duplex, status: string): void {
  socket.on('error', () => {})
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
