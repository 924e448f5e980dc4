import {
  createServer,
  type IncomingMessage,
  maxHeaderSize,
  type RequestListener,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { UnsentBytes } from 'limits'
import { noStoreHeader } from '#cache/index.ts'
import { hasOneHost, originForm } from './host.ts'
import { respondInOrder } from './pipelining.ts'

/** Requests to change the protocol of their connection, such as to WebSockets (RFC 9110 §7.8). */
export interface Upgrades {
  /** Whether a request may change the protocol. All others are handled as normal requests. */
  accepts(request: IncomingMessage): boolean
  /** The socket keeps its timeout for stalled connections until the protocol has changed. */
  handle(request: IncomingMessage, socket: Socket, head: Buffer): void
}

/** A server that listens. It responds with the site once `serve` is called. */
export interface HttpServer {
  port: number
  /** Passes requests to a handler. Before that, they get a 503 or, on systemd's socket, wait. */
  serve(handler: RequestListener, upgrades?: Upgrades): void
  /** From now on, closes each connection after its response, so that proxies switch to other instances. */
  drain(): void
  /** Stops accepting connections, lets requests finish, and closes the remaining connections after 6 s. */
  close(): Promise<void>
}

/** The address is in use, or this process may not use it. */
export class ListenError extends Error {
  override name = 'ListenError'
}

/** Node's `clientError` for bytes that are not a request. */
interface RequestError {
  code?: string | undefined
  rawPacket?: Buffer
}

interface ConnectionLimits {
  /** Milliseconds until all headers, and the whole request, must have arrived. */
  headersTimeout: number
  requestTimeout: number
  /** Milliseconds between checks of open connections. */
  connectionsCheckingInterval: number
  /** How long a connection may stay open without data in either direction. */
  stalledTimeoutMs: number
  /** Limit of all response data that clients have not read yet. */
  maxUnsentBytes: number
}

const defaultLimits: ConnectionLimits = {
  headersTimeout: 15_000,
  // Longer than the time to read a form with a file. Policies have limits of their own.
  requestTimeout: 120_000,
  connectionsCheckingInterval: 5_000,
  stalledTimeoutMs: 40_000,
  maxUnsentBytes: 64 * 1024 * 1024,
}
/** Longer than the timeout of load balancers (60 s is common), so that they close connections first. */
const KEEP_ALIVE_TIMEOUT_MS = 65_000
/** How long a client whose request was refused may go on sending it. */
const REFUSED_GRACE_MS = 2_000
/** How long open requests may take when the server closes. */
const CLOSE_GRACE_MS = 6_000

/**
 * Listens before anything else is ready, so that the port (and with it the default public URL) is known.
 * @param base headers of every response, including those to malformed requests
 * @throws ListenError when the address is in use or may not be used
 */
export async function listen(
  host: string,
  port: number,
  base: Record<string, string>,
  limits: ConnectionLimits = defaultLimits,
): Promise<HttpServer> {
  const inherited = inheritedSocket(process.env)
  const ready = Promise.withResolvers<void>()
  // Nobody else responds on an inherited socket, so requests wait for the site to open.
  let handler: RequestListener = inherited
    ? (request, response) => void ready.promise.then(() => handler(request, response))
    : (_request, response) => notReady(response, base)
  let isDraining = false
  const unanswered = new Set<ServerResponse>()
  let upgrades: Upgrades | undefined
  const upgraded = new Set<Duplex>()
  const { headersTimeout, requestTimeout, connectionsCheckingInterval } = limits
  const timeouts = {
    headersTimeout,
    requestTimeout,
    connectionsCheckingInterval,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
  }
  const inOrder = respondInOrder()
  const unsent = new UnsentBytes(limits.maxUnsentBytes)
  const options = {
    ...timeouts,
    // Node's own response to a missing Host would lack the base headers.
    requireHostHeader: false,
    shouldUpgradeCallback: (request: IncomingMessage) =>
      !isDraining && hasOneHost(request) && upgrades?.accepts(request) === true,
  }
  const server = createServer(options, (request, response) => {
    unanswered.add(response)
    response.once('close', () => {
      unanswered.delete(response)
      // The headers of this response may have been sent before draining began.
      if (isDraining) server.closeIdleConnections()
    })
    inOrder(request, response, () => {
      if (isDraining) response.shouldKeepAlive = false
      unsent.watch(response)
      if (!hasOneHost(request)) return badRequest(response, base)
      if (request.url) request.url = originForm(request.url)
      handler(request, response)
    })
  })
  // Also closes connections with clients that don't read, because writing alone doesn't reset the timer.
  server.timeout = limits.stalledTimeoutMs
  server.on('upgrade', (request, socket, head) => {
    closeOnError(socket)
    upgraded.add(socket)
    socket.once('close', () => upgraded.delete(socket))
    upgrades?.handle(request, socket as Socket, head)
  })
  server.on('checkExpectation', (_request, response) => expectationFailed(response, base))
  server.on('connect', (_request, socket) => {
    closeOnError(socket)
    // Node hands the connection over to us. Without this, it would stay half open.
    socket.once('finish', () => socket.destroy())
    respondToParseError({ code: 'CONNECT' }, socket as Socket, base)
  })
  server.on('clientError', (error: RequestError, socket) =>
    respondToParseError(error, socket as Socket, base),
  )
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => {
      const what = `HOST, PORT: cannot listen on ${host}:${port} (${error.message}).`
      reject(new ListenError(`${what} Set them to a free address; PORT=0 picks a free port.`))
    })
    server.listen(inherited ?? { port, host }, () => {
      server.removeAllListeners('error')
      resolve()
    })
  })
  return {
    port: (server.address() as AddressInfo).port,
    serve: (next, nextUpgrades) => {
      handler = next
      upgrades = nextUpgrades
      ready.resolve()
    },
    drain() {
      isDraining = true
      for (const response of unanswered) response.shouldKeepAlive = false
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        unsent.stop()
        server.closeIdleConnections()
        for (const socket of upgraded) socket.destroy()
        setTimeout(() => server.closeAllConnections(), CLOSE_GRACE_MS).unref()
      }),
  }
}

/**
 * The listening socket that systemd passes (sd_listen_fds(3)). It stays open while the site restarts, so
 * connections wait in its queue and none are rejected.
 */
function inheritedSocket(env: NodeJS.ProcessEnv): { fd: number } | undefined {
  const isForUs = env.LISTEN_FDS === '1' && Number(env.LISTEN_PID) === process.pid
  return isForUs ? { fd: 3 } : undefined
}

function notReady(response: ServerResponse, base: Record<string, string>): void {
  response.writeHead(503, {
    ...base,
    'content-type': 'text/plain',
    'retry-after': '2',
    ...noStoreHeader,
  })
  response.end('Starting.\n')
}

function badRequest(response: ServerResponse, base: Record<string, string>): void {
  const headers = { ...base, 'content-type': 'text/plain', ...noStoreHeader }
  response.writeHead(400, { ...headers, connection: 'close' })
  response.end('The Host header is missing or wrong.\n')
}

/** `100-continue` is the only expectation that RFC 9110 §10.1.1 defines. */
function expectationFailed(response: ServerResponse, base: Record<string, string>): void {
  const headers = { ...base, 'content-type': 'text/plain', ...noStoreHeader }
  response.writeHead(417, { ...headers, connection: 'close' })
  response.end('Expect: 100-continue is the only supported expectation.\n')
}

/**
 * Node removes its own listeners from a socket that it hands over, and an `error` event without a listener
 * ends the process. A client that resets the connection would be enough.
 */
function closeOnError(socket: Duplex): void {
  socket.on('error', () => socket.destroy())
}

/** Responds to bytes that are not a request. Node's own response would lack the base headers. */
function respondToParseError(
  error: RequestError,
  socket: Socket,
  base: Record<string, string>,
): void {
  // The rest of what was refused.
  if (socket.writableEnded) return
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
  const status = isUnknownMethod(error) ? 501 : (statuses[error.code ?? ''] ?? 400)
  const text = `${refusals[status]}\n`
  const headers = {
    ...base,
    ...(status === 405 ? { allow: 'GET, HEAD, POST' } : {}),
    ...noStoreHeader,
    'content-type': 'text/plain',
    'content-length': text.length,
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', text].join('\r\n'))
  // A connection that is closed while the client still sends is reset, and its response is lost.
  const timeout = setTimeout(() => socket.destroy(), REFUSED_GRACE_MS).unref()
  socket.once('close', () => clearTimeout(timeout))
}

/** Whether unparsable bytes are a well-formed request with an unknown method. */
function isUnknownMethod({ code, rawPacket }: RequestError): boolean {
  const line = rawPacket?.toString('latin1', 0, 200)
  return code === 'HPE_INVALID_METHOD' && line !== undefined && /^[A-Z]{1,40} \S+ HTTP\//.test(line)
}

const statuses: Record<string, keyof typeof refusals> = {
  CONNECT: 405,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}

const refusals = {
  400: 'This is not a valid HTTP request.',
  405: 'Use GET, HEAD, or POST.',
  408: 'The request took too long. Try again.',
  413: 'The chunk extensions are too long.',
  431: `The address or the headers are longer than ${maxHeaderSize / 1024} KB. Shorten the address, or delete this site's cookies.`,
  501: 'The method is unknown. Use GET, HEAD, or POST.',
}
