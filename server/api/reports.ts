import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import type { Log } from '../start/log.ts'
import { problem } from './problem.ts'
import { readReports } from './read-reports.ts'
import { RateLimit } from './report-limit.ts'

type Env = { Bindings: HttpBindings }

interface Options {
  siteUrl: string
  log: Log
  /** The address that the limit counts by; it is not logged. */
  clientAddress: (c: Context<Env>) => string
}

const mostReportsOfOnePost = 10
/** Reports are for finding faults: a few of each are enough, a flood of them says no more. */
const minute = 60_000
const perAddress = { count: 10, every: minute }
const perProcess = { count: 120, every: minute }

/**
 * `POST /api/reports`, where browsers say what a page tried and was not let: violations of the policy
 * (CSP 3, Reporting API), deprecations, crashes, and errors of the site's own scripts. Each becomes one
 * line of the log without anything about the visitor.
 */
export function reportEndpoint({ siteUrl, log, clientAddress }: Options): Hono<Env> {
  const limits = { address: new RateLimit(perAddress), process: new RateLimit(perProcess) }
  return new Hono<Env>().post('/reports', async (c) => {
    if (!limits.address.take(clientAddress(c)) || !limits.process.take('')) {
      const headers = { 'retry-after': String(minute / 1000) }
      return problem({ status: 429, detail: 'Enough reports for now.', headers })
    }
    const reports = await readReports(c.req.raw, siteUrl)
    if (reports === 'unknown type') {
      return problem({ status: 415, detail: 'Send application/reports+json.' })
    }
    if (reports === 'malformed') return problem({ status: 400, detail: 'These are no reports.' })
    for (const report of reports.slice(0, mostReportsOfOnePost)) log.warn(report, 'browser report')
    return c.body(null, 204, { 'cache-control': 'no-store' })
  })
}
