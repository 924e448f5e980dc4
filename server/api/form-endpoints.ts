import { type Context, Hono } from 'hono'
import { noStoreHeader } from '#cache/index.ts'
import type { Content } from '#content/index.ts'
import { application } from '#copy/forms/application.ts'
import {
  type LeadKind,
  type Leads,
  readMultipart,
  type Sender,
  type SubmitResult,
} from '#leads/index.ts'
import { type Env, isMultipart, type ProblemParts, problem, tooMany } from '../http/index.ts'
import { isJson, readJsonObject } from './read-json.ts'

export interface FormEndpointOptions {
  /** The site's own origin. */
  siteUrl: string
  /** Reads the job that an application is for. */
  job: Content['job']
}

interface Endpoint {
  path: string
  kind: LeadKind
  /** The kind of a body, if an endpoint accepts more than one shape. */
  kindOf?: (body: Record<string, unknown>) => LeadKind
}

const endpoints: readonly Endpoint[] = [
  {
    path: '/email-send',
    kind: 'contact',
    kindOf: (body) => ('htmlContent' in body || 'to' in body ? 'composed' : 'contact'),
  },
  { path: '/waitlistapi', kind: 'waitlist' },
  { path: '/schedule-demo', kind: 'demo' },
  { path: '/newsletter', kind: 'newsletter' },
]

/** The endpoints of the forms, for `/api`: JSON, and `multipart/form-data` for the one with a file. The request policy checks method, origin, and size. */
export function formEndpoints(leads: Leads, options: FormEndpointOptions): Hono<Env> {
  const app = new Hono<Env>()
  const senderOf = (c: Context<Env>): Sender => ({
    address: c.env.clientAddress,
    page: ownPath(c.req.header('referer'), options.siteUrl),
  })

  /** Rejects and counts a request before its fields are parsed. */
  const refuser = (kind: LeadKind) => async (c: Context<Env>, parts: ProblemParts) => {
    const wait = await leads.countRefused(kind, senderOf(c))
    return wait > 0 ? tooMany(wait) : problem(parts)
  }

  for (const { path, kind, kindOf } of endpoints) {
    const refuse = refuser(kind)
    app.post(path, async (c) => {
      if (!isJson(c.req.header('content-type'))) {
        return refuse(c, { status: 415, detail: 'Send the fields as application/json.' })
      }
      if ((c.req.header('content-encoding') ?? 'identity') !== 'identity') {
        return refuse(c, { status: 415, detail: 'Send the body without a Content-Encoding.' })
      }
      const wait = await leads.secondsToWait(kind, senderOf(c))
      if (wait > 0) return tooMany(wait)
      const body = await readJsonObject(c.req.raw)
      if (!body) return refuse(c, { status: 400, detail: 'The body is not a JSON object.' })
      return responseTo(await leads.submit(kindOf?.(body) ?? kind, body, senderOf(c)))
    })
  }
  const refuse = refuser('application')
  app.post('/job-application', async (c) => {
    if (!isMultipart(c)) {
      return refuse(c, { status: 415, detail: 'Send the fields as multipart/form-data.' })
    }
    const form = await readMultipart(c.req.raw).catch(() => undefined)
    if (!form) return refuse(c, { status: 400, detail: 'The body is not a form.' })
    const fields = Object.fromEntries(form.fields)
    const job = await options.job(String(fields.job ?? ''))
    if (job.state === 'unreachable') return responseTo({ state: 'unavailable' })
    if (job.state === 'missing' || job.value.isClosed) {
      const errors = { job: application.closed }
      return refuse(c, { status: 422, detail: 'Check these fields.', errors })
    }
    const { id, title } = job.value
    const given = { ...fields, job: id, position: title, cv: form.file }
    return responseTo(await leads.submit('application', given, senderOf(c)))
  })
  return app
}

function responseTo(result: SubmitResult): Response {
  switch (result.state) {
    case 'accepted':
      return Response.json({ ok: true, id: result.id }, { status: 202, headers: noStoreHeader })
    case 'invalid':
      return problem({ status: 422, detail: 'Check these fields.', errors: result.errors })
    case 'limited':
      return tooMany(result.retryAfterSeconds)
    case 'unavailable':
      return problem({
        status: 503,
        detail: 'The submission could not be stored. Nothing was kept. Try again in a moment.',
        headers: { 'retry-after': '30' },
      })
  }
}

/** Path and query of a `Referer`, if it is a page of the site. */
function ownPath(referer: string | undefined, siteUrl: string): string | undefined {
  if (!referer || !URL.canParse(referer)) return undefined
  const { origin, pathname, search } = new URL(referer)
  return origin === new URL(siteUrl).origin ? pathname + search : undefined
}
