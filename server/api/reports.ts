import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import { problem } from '../http/index.ts'
import type { Log } from '../start/log.ts'
import { readReports } from './read-reports.ts'

type Env = { Bindings: HttpBindings }

interface Options {
  siteUrl: string
  log: Log
  /** The client address for the rate limit; it is not logged. */
  clientAddress: (c: Context<Env>) => string
}

const MAX_REPORTS_PER_REQUEST = 10
const MINUTE_MS = 60_000
/** A few reports of each fault are enough to find it. */
const perAddress = { max: 10, windowMs: MINUTE_MS }
const perProcess = { max: 120, windowMs: MINUTE_MS }

/**
 * `POST /api/reports`, the endpoint for browser reports: CSP violations (CSP 3, Reporting API),
 * deprecations, crashes, and errors of the site's own scripts. Each becomes one log line without
 * anything about the visitor.
 */
export function reportEndpoint({ siteUrl, log, clientAddress }: Options): Hono<Env> {
  const limits = { address: new RateLimit(perAddress), process: new RateLimit(perProcess) }
  return new Hono<Env>().post('/reports', async (c) => {
    if (!limits.address.take(clientAddress(c)) || !limits.process.take('')) {
      const headers = { 'retry-after': String(MINUTE_MS / 1000) }
      return problem({ status: 429, detail: 'Enough reports for now.', headers })
    }
    const reports = await readReports(c.req.raw, siteUrl)
    if (reports === 'unknown type') {
      return problem({ status: 415, detail: 'Send application/reports+json.' })
    }
    if (reports === 'malformed') return problem({ status: 400, detail: 'These are no reports.' })
    for (const report of reports.slice(0, MAX_REPORTS_PER_REQUEST))
      log.warn(report, 'browser report')
    return c.body(null, 204, { 'cache-control': 'no-store' })
  })
}

/** A fixed-window rate limit in memory. The window of each client begins with its first request. */
class RateLimit {
  readonly #max: number
  readonly #counts: LRUCache<string, { count: number }>

  constructor({ max, windowMs }: { max: number; windowMs: number }) {
    this.#max = max
    // Bounded. A client with many addresses still reaches the limit of the process.
    this.#counts = new LRUCache({ max: 10_000, ttl: windowMs })
  }

  /** Whether another request is allowed; if so, counts it. */
  take(client: string): boolean {
    const known = this.#counts.get(client)
    if (!known) this.#counts.set(client, { count: 1 })
    else if (known.count >= this.#max) return false
    else known.count += 1
    return true
  }
}
