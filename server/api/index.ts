import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Leads, Sender, SubmissionKind, SubmitResult } from '#leads/index.ts'
import { isSameOrigin } from '../same-origin.ts'
import { type ProblemParts, problem } from './problem.ts'
import { isJson, readJsonObject } from './read-json.ts'

type Env = { Bindings: HttpBindings }

export interface FormEndpointOptions {
  /** The site's own origin. */
  siteUrl: string
  /** The address that the limits count by. */
  clientAddress: (c: Context<Env>) => string
}

interface Endpoint {
  path: string
  kind: SubmissionKind
  /** The kind of this body, where an endpoint takes more than one shape. */
  kindOf?: (body: Record<string, unknown>) => SubmissionKind
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

/** Contract: "too large (over 32 KB)". */
const largestBody = 32 * 1024
const tooMany = 'Too many posts from this network. Try again later.'

/** The JSON endpoints of the forms, to be mounted at `/api` (contract: Forms, row by row). */
export function formEndpoints(leads: Leads, options: FormEndpointOptions): Hono<Env> {
  const app = new Hono<Env>()
  const senderOf = (c: Context<Env>): Sender => ({
    address: options.clientAddress(c),
    page: ownPath(c.req.header('referer'), options.siteUrl),
  })

  for (const { path, kind, kindOf } of endpoints) {
    /** Refuses a post before its fields are looked at; such posts are counted, too. */
    const refuse = async (c: Context<Env>, parts: ProblemParts) => {
      const wait = await leads.countRefused(kind, senderOf(c))
      return wait > 0 ? limited(wait) : problem(parts)
    }
    const guard: MiddlewareHandler<Env> = async (c, next) => {
      if (c.req.method !== 'POST') {
        return problem({ status: 405, detail: 'Use POST.', headers: { allow: 'POST' } })
      }
      if (!isSameOrigin(c.req.raw, options.siteUrl)) {
        return problem({ status: 403, detail: 'This form only takes posts from its own site.' })
      }
      if (!isJson(c.req.header('content-type'))) {
        return refuse(c, { status: 415, detail: 'Send the fields as application/json.' })
      }
      const wait = leads.secondsToWait(kind, senderOf(c))
      if (wait > 0) return limited(wait)
      return next()
    }
    const limit = bodyLimit({
      maxSize: largestBody,
      onError: (c) => refuse(c, { status: 413, detail: 'Send at most 32 KB.' }),
    })
    app.all(path, guard, limit, async (c) => {
      const body = await readJsonObject(c.req.raw)
      if (!body) return refuse(c, { status: 400, detail: 'The body is not a JSON object.' })
      return answer(await leads.submit(kindOf?.(body) ?? kind, body, senderOf(c)))
    })
  }
  return app
}

function answer(receipt: SubmitResult): Response {
  switch (receipt.state) {
    case 'accepted':
      return Response.json(
        { ok: true, id: receipt.id },
        { status: 202, headers: { 'cache-control': 'no-store' } },
      )
    case 'invalid':
      return problem({ status: 422, detail: 'Check these fields.', errors: receipt.errors })
    case 'limited':
      return limited(receipt.retryAfterSeconds)
    case 'unavailable':
      return problem({
        status: 503,
        detail: 'The post could not be stored. Nothing was kept. Try again in a moment.',
        headers: { 'retry-after': '30' },
      })
  }
}

function limited(retryAfterSeconds: number): Response {
  const headers = { 'retry-after': String(retryAfterSeconds) }
  return problem({ status: 429, detail: tooMany, headers })
}

/** Path and query of the page that posted, when it is one of ours. */
function ownPath(referer: string | undefined, siteUrl: string): string | undefined {
  if (!referer || !URL.canParse(referer)) return undefined
  const { origin, pathname, search } = new URL(referer)
  return origin === new URL(siteUrl).origin ? pathname + search : undefined
}
