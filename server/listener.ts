import { createServer, type RequestListener, type ServerResponse, STATUS_CODES } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { hasOneHost, originForm } from './http/host.ts'

export interface Listener {
  port: number
  /** Hands requests to the site from now on; until then every answer is 503. */
  serve(handler: RequestListener): void
  /** From now on, each answer ends its connection: whoever sends requests turns elsewhere. */
  drain(): void
  /** Stops taking requests, lets those under way finish, and cuts what is left after 6 s. */
  close(): Promise<void>
}

/** The address is taken, or is not this machine's to use. */
export class ListenError extends Error {
  override name = 'ListenError'
}

interface Patience {
  /** Milliseconds for the head of a request, and for all of it. */
  headersTimeout: number
  requestTimeout: number
  /** How often requests under way are looked at. */
  connectionsCheckingInterval: number
}

/** A client that sends slower than this holds a connection and nothing else (slowloris). */
const patience: Patience = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
}

/**
 * Listens before anything else is ready, so that the port (and with it the public address) is known.
 * @param base the headers of every answer, refusals of what is no proper request included
 * @throws ListenError when the address is taken or may not be used
 */
export async function listen(
  host: string,
  port: number,
  base: Record<string, string>,
  limits: Patience = patience,
): Promise<Listener> {
  let handler: RequestListener = (_request, response) => notReady(response, base)
  let isDraining = false
  // Node's own refusal of a request without a host would be without headers.
  const server = createServer({ ...limits, requireHostHeader: false }, (request, response) => {
    if (isDraining) response.shouldKeepAlive = false
    if (!hasOneHost(request)) return badRequest(response, base)
    if (request.url) request.url = originForm(request.url)
    handler(request, response)
  })
  server.on('clientError', (error, socket) => refuse(error, socket as Socket, base))
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => {
      reject(new ListenError(`HOST, PORT: cannot listen on ${host}:${port} (${error.message})`))
    })
    server.listen(port, host, () => {
      server.removeAllListeners('error')
      resolve()
    })
  })
  return {
    port: (server.address() as AddressInfo).port,
    serve: (next) => {
      handler = next
    },
    drain() {
      isDraining = true
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeIdleConnections()
        setTimeout(() => server.closeAllConnections(), 6_000).unref()
      }),
  }
}

function notReady(response: ServerResponse, base: Record<string, string>): void {
  response.writeHead(503, {
    ...base,
    'content-type': 'text/plain',
    'retry-after': '2',
    'cache-control': 'no-store',
  })
  response.end('Starting.\n')
}

function badRequest(response: ServerResponse, base: Record<string, string>): void {
  const headers = { ...base, 'content-type': 'text/plain', 'cache-control': 'no-store' }
  response.writeHead(400, { ...headers, connection: 'close' })
  response.end('The Host header is missing or wrong.\n')
}

/** The answer to what cannot be read as a request at all: node's own would be without headers. */
function refuse(error: NodeJS.ErrnoException, socket: Socket, base: Record<string, string>): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
  const status = refusals[error.code ?? ''] ?? 400
  const headers = { ...base, 'cache-control': 'no-store', connection: 'close', 'content-length': 0 }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n'))
}

const refusals: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}
