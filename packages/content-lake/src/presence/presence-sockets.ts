import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { HttpError } from '../errors.ts'
import { checkOrigins } from '../http/access-control.ts'
import { withoutVersion } from '../http/env.ts'
import { limits } from '../limits.ts'
import type { Platform } from '../platform.ts'
import { PresenceRoom, PresenceSession } from './presence-session.ts'

const HEARTBEAT_MS = 10_000

/** `/socket/:dataset`: WebSockets for the presence of editors. */
export function servePresence(server: Server, platform: Platform): void {
  // A constant, because the types of `ws` do not have `closeTimeout` yet.
  const options = {
    noServer: true,
    maxPayload: limits.presenceMessageBytes,
    closeTimeout: limits.presenceCloseTimeoutMs,
  }
  const sockets = new WebSocketServer(options)
  const room = new PresenceRoom()
  const sessions = new Set<PresenceSession>()
  server.on('upgrade', (request, socket, head) => {
    const status = rejectionStatus(request, platform, sessions)
    if (status) rejectUpgrade(socket, status)
    else
      sockets.handleUpgrade(request, socket, head, (open) => join(open, room, sessions, platform))
  })
}

function rejectionStatus(
  request: IncomingMessage,
  { dataset, origins }: Platform,
  sessions: ReadonlySet<PresenceSession>,
): string | undefined {
  try {
    checkOrigins(request, origins)
  } catch (error) {
    if (error instanceof HttpError) return '403 Forbidden'
    throw error
  }
  const pathname = URL.parse(request.url ?? '/', 'http://localhost')?.pathname ?? '/'
  if (withoutVersion(pathname) !== `/socket/${dataset}`) return '404 Not Found'
  const unauthorized = [...sessions].filter(({ isAuthorized }) => !isAuthorized).length
  const isFull =
    sessions.size >= limits.presenceSockets || unauthorized >= limits.unauthorizedSockets
  return isFull ? '503 Service Unavailable' : undefined
}

function join(
  socket: WebSocket,
  room: PresenceRoom,
  sessions: Set<PresenceSession>,
  { users }: Platform,
): void {
  const session = new PresenceSession(room, users, {
    send(json) {
      // What a slow reader does not take is kept in memory.
      if (socket.bufferedAmount > limits.presenceBacklogBytes) socket.terminate()
      else socket.send(json)
    },
    close: (code, reason) => socket.close(code, reason),
  })
  sessions.add(session)
  const heartbeat = setInterval(() => {
    socket.send('♥')
    void session.checkSession()
  }, HEARTBEAT_MS)
  const deadline = setTimeout(() => {
    if (!session.isAuthorized) socket.terminate()
  }, limits.authorizationTimeoutMs)
  socket.on('message', (data) => session.receive(String(data)))
  // An error is followed by `close`, which ends the session.
  socket.on('error', () => {})
  socket.on('close', () => {
    clearInterval(heartbeat)
    clearTimeout(deadline)
    sessions.delete(session)
    session.end()
  })
}

/** Also closes the connection. Otherwise, a client that keeps its side open would hold it. */
function rejectUpgrade(socket: Duplex, status: string): void {
  const response = `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`
  socket.on('error', () => {})
  socket.end(response, () => socket.destroy())
}
