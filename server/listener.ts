import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { canonicalTarget } from './http/canonical-url.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { Pages } from './pages/pages.ts'
import { answerFor } from './pages/stored-answer.ts'
import { baseHeaders } from './security-headers.ts'

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

/**
 * Listens before anything else is ready, so that the port (and with it the public address) is known.
 * @throws ListenError when the address is taken or may not be used
 */
export async function listen(host: string, port: number): Promise<Listener> {
  let handler: RequestListener = notReady
  let isDraining = false
  const server = createServer((request, response) => {
    if (isDraining) response.shouldKeepAlive = false
    handler(request, response)
  })
  server.requestTimeout = 30_000
  server.headersTimeout = 15_000
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

/** A handler that answers kept pages itself, at the cost of a look-up, and passes all else on. */
export function keptPagesFirst(
  pages: Pages,
  siteUrl: string,
  metrics: Metrics,
  onward: RequestListener,
): RequestListener {
  const base = baseHeaders(siteUrl)
  return (request, response) => {
    const start = performance.now()
    if (!answerKeptPage(request, response, pages, siteUrl, base)) onward(request, response)
    else metrics.answeredKept(response.statusCode, (performance.now() - start) / 1000)
  }
}

function answerKeptPage(
  request: IncomingMessage,
  response: ServerResponse,
  pages: Pages,
  siteUrl: string,
  base: Record<string, string>,
): boolean {
  const { method, url: target = '/', headers } = request
  if (method !== 'GET' && method !== 'HEAD') return false
  if (!target.startsWith('/') || canonicalTarget(target, headers.host ?? '')) return false
  const stored = pages.fresh(new URL(target, siteUrl))
  if (!stored) return false
  const answer = answerFor(stored, {
    method,
    acceptEncoding: headers['accept-encoding']?.toString(),
    ifNoneMatch: headers['if-none-match'],
  })
  response.writeHead(answer.status, { ...base, ...answer.headers })
  response.end(answer.body)
  return true
}

const notReady: RequestListener = (_request, response) => {
  response.writeHead(503, {
    'content-type': 'text/plain',
    'retry-after': '2',
    'cache-control': 'no-store',
  })
  response.end('Starting.\n')
}
