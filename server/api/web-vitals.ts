import { Hono } from 'hono'
import { clientKey, RateLimiter } from 'limits'
import { z } from 'zod'
import { noStoreHeader } from '#cache/index.ts'
import { type PageKind, pageKinds } from '#copy/pages/kinds.ts'
import { type Env, problem, tooMany } from '../http/index.ts'
import type { WebVitals } from '../metrics/index.ts'
import { isJson, readJsonObject } from './read-json.ts'

const MINUTE_MS = 60_000
/** An office behind one address opens more pages than a single visitor. */
const WEB_VITALS_LIMIT = { max: 60, windowMs: MINUTE_MS }
const MAX_METRIC_MS = 10 * MINUTE_MS
const MAX_LAYOUT_SHIFT = 100

const milliseconds = z.number().min(0).max(MAX_METRIC_MS).optional()
const report = z.strictObject({
  page: z.enum(Object.keys(pageKinds) as [PageKind, ...PageKind[]]),
  metrics: z.strictObject({
    lcp: milliseconds,
    inp: milliseconds,
    ttfb: milliseconds,
    cls: z.number().min(0).max(MAX_LAYOUT_SHIFT).optional(),
  }),
})

/**
 * `POST /api/web-vitals`: how fast a page load was for its visitor, by the kind of page. It's added to
 * histograms, and nothing else is stored. Requests with Global Privacy Control or Save-Data get a response
 * but aren't recorded.
 * @param record records the values of one page load
 */
export function webVitalsEndpoint(record: (page: PageKind, values: WebVitals) => void): Hono<Env> {
  const limit = new RateLimiter(WEB_VITALS_LIMIT)
  return new Hono<Env>().post('/web-vitals', async (c) => {
    const wait = await limit.take(clientKey(c.env.clientAddress))
    if (wait > 0) return tooMany(wait, 'Too many reports. Try again later.')
    if (!isJson(c.req.header('content-type'))) {
      return problem({ status: 415, detail: 'Send application/json.' })
    }
    const parsed = report.safeParse(await readJsonObject(c.req.raw))
    if (!parsed.success) {
      return problem({ status: 400, detail: 'The body is not a valid web vitals report.' })
    }
    const hasOptedOut = c.req.header('sec-gpc') === '1' || c.req.header('save-data') === 'on'
    if (!hasOptedOut) record(parsed.data.page, parsed.data.metrics)
    return c.body(null, 204, noStoreHeader)
  })
}
