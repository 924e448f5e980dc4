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
export function servePresence(server: Server, options: PresenceOptions): void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: limits.presenceMessageBytes })
  const room = new PresenceRoom()
  server.on('upgrade', (request, socket, head) => {
    const status = refusalOf(request, options, sockets.clients.size)
    if (status) refuse(socket, status)
    else sockets.handleUpgrade(request, socket, head, (open) => welcome(open, room, options))
  })
}

function refusalOf(
  request: IncomingMessage,
  { dataset, origins }: PresenceOptions,
  open: number,
): string | undefined {
  try {
    checkOrigins(request, origins)
  } catch (error) {
    if (error instanceof HttpError) return '403 Forbidden'
    throw error
  }
  const pathname = URL.parse(request.url ?? '/', 'http://localhost')?.pathname ?? '/'
  if (splitVersion(pathname).path !== `/socket/${dataset}`) return '404 Not Found'
  return open < limits.presenceSockets ? undefined : '503 Service Unavailable'
}

function welcome(socket: WebSocket, room: PresenceRoom, { token }: PresenceOptions): void {
  const heartbeat = setInterval(() => socket.send('♥'), heartbeatMilliseconds)
  const session = new PresenceSession(room, token, {
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

function refuse(socket: Duplex, status: string): void {
  socket.on('error', () => {})
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
