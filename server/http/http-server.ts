import { createServer, type RequestListener, type ServerResponse, STATUS_CODES } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { hasOneHost, originForm } from './host.ts'
import { boundUnsent } from './unsent-answers.ts'

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

/** What Node says of bytes that are no request. */
interface RequestError {
  code?: string | undefined
  rawPacket?: Buffer
}

interface ConnectionLimits {
  /** Milliseconds for the head of a request, and for all of it. */
  headersTimeout: number
  requestTimeout: number
  /** How often requests under way are looked at, in milliseconds. */
  connectionsCheckingInterval: number
  /** Milliseconds after which a connection is cut on which nothing moves in either direction. */
  stalledTimeout: number
  /** What answers that their clients do not take may hold in memory, all together. */
  maxUnsentBytes: number
}

const defaultLimits: ConnectionLimits = {
  headersTimeout: 15_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 5_000,
  stalledTimeout: 40_000,
  maxUnsentBytes: 64 * 1024 * 1024,
}
/** Longer than balancers keep a connection (60 s is common): who closes first must be them. */
const keepAliveTimeout = 65_000

/**
 * Listens before anything else is ready, so that the port (and with it the public address) is known.
 * @param base the headers of every answer, refusals of what is no proper request included
 * @throws ListenError when the address is taken or may not be used
 */
export async function listen(
  host: string,
  port: number,
  base: Record<string, string>,
  limits: ConnectionLimits = defaultLimits,
): Promise<Listener> {
  let handler: RequestListener = (_request, response) => notReady(response, base)
  let isDraining = false
  // Node's own refusal of a request without a host would be without headers.
  const { headersTimeout, requestTimeout, connectionsCheckingInterval } = limits
  const timeouts = { headersTimeout, requestTimeout, connectionsCheckingInterval, keepAliveTimeout }
  const server = createServer({ ...timeouts, requireHostHeader: false }, (request, response) => {
    if (isDraining) response.shouldKeepAlive = false
    unsent.watch(response)
    if (!hasOneHost(request)) return badRequest(response, base)
    if (request.url) request.url = originForm(request.url)
    handler(request, response)
  })
  // Counts as idle what is written and not taken, too: the timer goes on while bytes leave.
  server.timeout = limits.stalledTimeout
  const unsent = boundUnsent(limits.maxUnsentBytes, connectionsCheckingInterval)
  server.on('checkExpectation', (_request, response) => expectationFailed(response, base))
  server.on('connect', (_request, socket) => refuse({ code: 'CONNECT' }, socket as Socket, base))
  server.on('clientError', (error: RequestError, socket) => refuse(error, socket as Socket, base))
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
        unsent.stop()
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

/** RFC 9110 §10.1.1: of expectations there is `100-continue` only. */
function expectationFailed(response: ServerResponse, base: Record<string, string>): void {
  const headers = { ...base, 'content-type': 'text/plain', 'cache-control': 'no-store' }
  response.writeHead(417, { ...headers, connection: 'close' })
  response.end('Expect: 100-continue is the only expectation that is met.\n')
}

/** The answer to what cannot be read as a request at all: node's own would be without headers. */
function refuse(error: RequestError, socket: Socket, base: Record<string, string>): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
  const status = isUnknownMethod(error) ? 501 : (refusals[error.code ?? ''] ?? 400)
  const allow = status === 405 ? { allow: 'GET, HEAD, POST' } : {}
  const closing = { 'cache-control': 'no-store', connection: 'close', 'content-length': 0 }
  const headers = { ...base, ...allow, ...closing }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n'))
}

/** Whether what could not be read is a request all the same, by a method that nobody knows. */
function isUnknownMethod({ code, rawPacket }: RequestError): boolean {
  const line = rawPacket?.toString('latin1', 0, 200)
  return code === 'HPE_INVALID_METHOD' && line !== undefined && /^[A-Z]{1,40} \S+ HTTP\//.test(line)
}

const refusals: Record<string, number> = {
  CONNECT: 405,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}
