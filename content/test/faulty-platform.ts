import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Faults of a platform: requests without a response; slow responses; queries that respond with an error
 * page, truncated JSON, JSON of another shape, an internal error, or "busy"; lost or missing live
 * events.
 */
export type Fault = 'hang' | 'slow' | keyof typeof faultyResponses | 'lost events' | 'no events'

export interface FaultyPlatform {
  /** Stays the same over restarts. */
  readonly url: string
  /** The number of queries so far, optionally only those that contain a text. */
  queryCount(word?: string): number
  /** Sets the fault. */
  setFault(fault: Fault | 'none'): void
  /** Closes open connections and refuses new ones. */
  stop(): Promise<void>
  start(): Promise<void>
}

/** How long a slow platform takes to respond. */
const SLOW_RESPONSE_MS = 2_500

const faultyResponses = {
  html: [200, 'text/html', '<h1>Maintenance</h1>'],
  truncated: [200, 'application/json', '{"result":[{"_id":"blog-'],
  misshapen: [200, 'application/json', '{"result":{"rows":[1,2]}}'],
  broken: [500, 'application/json', '{"error":"internal"}'],
  busy: [503, 'application/json', '{"error":"busy"}'],
} as const

/** All faults of queries. */
export const queryFaults: readonly Fault[] = [
  'hang',
  'slow',
  ...(Object.keys(faultyResponses) as (keyof typeof faultyResponses)[]),
]

/** A faulty proxy in front of a real platform. */
export async function faultyPlatform(target: string): Promise<FaultyPlatform> {
  let fault: Fault | 'none' = 'none'
  let port = 0
  const queries: string[] = []
  const eventStreams = new Set<ServerResponse>()
  const isMute = () => fault === 'hang' || fault === 'lost events'

  const server = createServer((incoming, response) => {
    const isQuery = incoming.url?.includes('/data/query/') ?? false
    const isEvents = incoming.url?.includes('/live/events/') ?? false
    if (isQuery) queries.push(searchOf(incoming))
    if (fault === 'hang') return
    if (isQuery && fault in faultyResponses) {
      const [status, type, body] = faultyResponses[fault as keyof typeof faultyResponses]
      response.writeHead(status, { 'content-type': type }).end(body)
    } else if (isEvents && fault === 'no events') {
      response.writeHead(404).end()
    } else {
      if (isEvents) eventStreams.add(response.on('close', () => eventStreams.delete(response)))
      const pass = () => passOn(target, incoming, response, isEvents ? isMute : () => false)
      if (fault === 'slow') setTimeout(pass, SLOW_RESPONSE_MS)
      else pass()
    }
  })
  const platform: FaultyPlatform = {
    get url() {
      return `http://127.0.0.1:${port}`
    },
    queryCount: (word = '') => queries.filter((query) => query.includes(word)).length,
    setFault(next) {
      fault = next
      if (next === 'no events') for (const stream of eventStreams) stream.destroy()
    },
    async stop() {
      if (!server.listening) return
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
    async start() {
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
      port = (server.address() as AddressInfo).port
    },
  }
  await platform.start()
  return platform
}

function searchOf({ url = '/' }: IncomingMessage): string {
  return [...new URL(url, 'http://platform').searchParams.values()].join(' ')
}

function passOn(
  target: string,
  incoming: IncomingMessage,
  response: ServerResponse,
  isMute: () => boolean,
): void {
  const { method, headers } = incoming
  const { host } = new URL(target)
  const sent = request(`${target}${incoming.url}`, { method, headers: { ...headers, host } })
  sent.on('response', (upstream) => {
    response.writeHead(upstream.statusCode ?? 502, upstream.headers)
    upstream.on('data', (chunk) => isMute() || response.write(chunk))
    upstream.on('end', () => response.end())
    upstream.on('error', () => response.destroy())
  })
  sent.on('error', () => response.destroy())
  response.on('close', () => sent.destroy())
  incoming.pipe(sent)
}
