import { Hono } from 'hono'
import { ClientRateLimiter } from 'limits'
import { noStoreHeader } from '#cache/index.ts'
import { type Env, problem, tooMany } from '../http/index.ts'
import type { Log } from '../start/log.ts'
import { readReports } from './read-reports.ts'

interface Options {
  siteUrl: string
  log: Log
}

const MAX_REPORTS_PER_REQUEST = 10
const MINUTE_MS = 60_000
/** A few reports of each error are enough to find it. */
const REPORT_LIMITS = {
  perClient: { max: 10, windowMs: MINUTE_MS },
  inAll: { max: 120, windowMs: MINUTE_MS },
}

/**
 * `POST /api/reports`, the endpoint for browser reports: CSP violations (CSP 3, Reporting API), deprecations,
 * crashes, and errors in the site's own scripts. Each report becomes one log line, without anything about the
 * visitor.
 */
export function reportEndpoint({ siteUrl, log }: Options): Hono<Env> {
  const limiter = new ClientRateLimiter(REPORT_LIMITS)
  return new Hono<Env>().post('/reports', async (c) => {
    const wait = await limiter.take(c.env.clientAddress)
    if (wait > 0) return tooMany(wait, 'Too many reports. Try again later.')
    const reports = await readReports(c.req.raw, siteUrl)
    if (reports === 'unknown type') {
      return problem({ status: 415, detail: 'Send application/reports+json.' })
    }
    if (reports === 'malformed')
      return problem({ status: 400, detail: 'The body is not a list of reports.' })
    for (const report of reports.slice(0, MAX_REPORTS_PER_REQUEST))
      log.warn(report, 'browser report')
    return c.body(null, 204, noStoreHeader)
  })
}
