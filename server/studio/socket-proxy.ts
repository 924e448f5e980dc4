import { type IncomingMessage, request as send } from 'node:http'
import type { Socket } from 'node:net'
import { ConcurrencyLimiter } from 'limits'
import type { People } from '#leads/index.ts'
import { areSameOrigin, classifyHost, type SiteCookie, type Upgrades } from '../http/index.ts'

export interface SocketProxyOptions {
  people: Pick<People, 'personOfBrowser'>
  session: SiteCookie
  siteUrl: string
  /** The URL of the embedded content platform. */
  platformUrl: string
}

const path = /^\/studio\/api(\/v[^/?]+\/socket\/[^/?]+(?:\?.*)?)$/
/** Each tab of an editor has one. The platform also has its own limits. */
const CONCURRENT_SOCKETS = { inAll: 128, perClient: 16 }
/** For the platform's handshake. */
const HANDSHAKE_TIMEOUT_MS = 10_000

/**
 * `/studio/api/…/socket/…`: WebSockets that show editors who else is present. They are for the site's own
 * pages in a signed-in browser. The platform checks the token in their first message.
 */
export function socketProxy({
  people,
  session,
  siteUrl,
  platformUrl,
}: SocketProxyOptions): Upgrades {
  const hostOf = classifyHost(siteUrl)
  const concurrent = new ConcurrencyLimiter(CONCURRENT_SOCKETS)

  /** A function to call when the socket has closed, or the status that refuses it. */
  const admit = async (request: IncomingMessage): Promise<(() => void) | string> => {
    const origin = URL.parse(request.headers.origin ?? '')
    const isOwn = origin !== null && areSameOrigin(origin, new URL(siteUrl))
    if (hostOf(request) !== 'own' || !isOwn) return '403 Forbidden'
    const cookie = session.readHeader(request.headers.cookie)
    const person = cookie && (await people.personOfBrowser(cookie))
    if (!person) return '401 Unauthorized'
    return concurrent.start(person.id) ?? '503 Service Unavailable'
  }

  return {
    accepts: ({ method, url = '', headers }) =>
      method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket' && path.test(url),
    handle(request, socket, head) {
      void admit(request)
        .catch(() => '503 Service Unavailable')
        .then((end) => {
          if (typeof end === 'string') return rejectUpgrade(socket, end)
          if (socket.destroyed) return end()
          socket.once('close', end)
          connect(request, socket, head, platformUrl)
        })
    },
  }
}

/** Connects a client's socket to the platform. */
function connect(
  request: IncomingMessage,
  socket: Socket,
  head: Buffer,
  platformUrl: string,
): void {
  const target = platformUrl + (path.exec(request.url ?? '')?.[1] ?? '')
  const names = ['sec-websocket-key', 'sec-websocket-version', 'sec-websocket-extensions']
  const headers = Object.fromEntries(
    names.flatMap((name) => {
      const value = request.headers[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
  const upstream = send(target, {
    agent: false,
    timeout: HANDSHAKE_TIMEOUT_MS,
    headers: { ...headers, connection: 'Upgrade', upgrade: 'websocket' },
  })
  upstream.once('response', (response) => {
    response.resume()
    rejectUpgrade(socket, '503 Service Unavailable')
  })
  upstream.once('timeout', () => upstream.destroy(new Error('no handshake in time')))
  upstream.once('error', () => rejectUpgrade(socket, '503 Service Unavailable'))
  upstream.once('upgrade', (response, platform, platformHead) => {
    const lines = Object.entries(response.headers).map(([name, value]) => `${name}: ${value}`)
    socket.write(['HTTP/1.1 101 Switching Protocols', ...lines, '', ''].join('\r\n'))
    // The protocol's heartbeat replaces the time limits of requests.
    socket.setTimeout(0)
    platform.setTimeout(0)
    platform.on('error', () => platform.destroy())
    socket.once('close', () => platform.destroy())
    platform.once('close', () => socket.destroy())
    if (head.length > 0) platform.write(head)
    if (platformHead.length > 0) socket.write(platformHead)
    platform.pipe(socket).pipe(platform)
  })
  upstream.end()
}

/**
 * Rejects the upgrade and closes the connection. Otherwise, a client that keeps its side open would hold it.
 */
function rejectUpgrade(socket: Socket, status: string): void {
  const response = `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`
  socket.end(response, () => socket.destroy())
}
