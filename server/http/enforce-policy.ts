import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import { timeout } from 'hono/timeout'
import { noStoreHeader } from '#cache/index.ts'
import type { SubmissionKind } from '#leads/index.ts'
import { isGetOrHead } from './is-get-or-head.ts'
import { type ProblemParts, problem, tooMany } from './problem.ts'
import {
  pagePolicy,
  policyOf,
  type RequestPolicy,
  requestPolicies,
  unknownEndpoint,
} from './request-policy.ts'
import { isSameOrigin } from './same-origin.ts'

type Env = { Bindings: HttpBindings }

interface Options {
  siteUrl: string
  /** API paths that the settings turn off. They are a 404. */
  absent?: readonly string[]
  /** Counts a rejected submission. Returns the seconds to wait, or 0 within the rate limit. */
  countRefused(form: SubmissionKind, c: Context<Env>): Promise<number>
}

/**
 * Enforces the policy of each request's path: method (405 with `Allow`), origin (403), body size (413; a
 * chunked body is read only up to the limit, or rejected with 411), and time until the response (503).
 */
export function enforcePolicy({
  siteUrl,
  absent = [],
  countRefused,
}: Options): MiddlewareHandler<Env> {
  const guards = new Map<RequestPolicy, Record<'body' | 'time', MiddlewareHandler<Env>>>()
  for (const policy of [...requestPolicies, unknownEndpoint, pagePolicy]) {
    const tooLarge = async (c: Context<Env>) => {
      const wait = policy.form ? await countRefused(policy.form, c) : 0
      if (wait > 0) throw new HTTPException(429, { res: tooMany(wait) })
      const kilobytes = policy.maxBodyBytes / 1024
      const headers = { connection: 'close' }
      const detail = `Send at most ${kilobytes} KB.`
      throw new HTTPException(413, { res: refuse(policy, { status: 413, detail, headers }) })
    }
    const ofUnknownLength = bodyLimit({ maxSize: policy.maxBodyBytes, onError: tooLarge })
    guards.set(policy, {
      // Doesn't touch the body: turning it into a stream takes a third of the time of a rejection.
      body: (c, next) => {
        const length = declaredLength(c)
        if (policy.needsLength && c.req.header('transfer-encoding')) throw lengthRequired(policy)
        if (length === undefined) return ofUnknownLength(c, next)
        return length > policy.maxBodyBytes ? tooLarge(c) : next()
      },
      time: timeout(policy.timeoutMs, () => new HTTPException(503, { res: tooLate(policy) })),
    })
  }
  return async (c, next) => {
    const policy = policyOf(c.req.path)
    if (policy === unknownEndpoint || absent.includes(c.req.path)) {
      return problem({ status: 404, detail: 'There is no such endpoint.' })
    }
    const { method } = c.req
    const allow = policy.methods.join(', ')
    if (method === 'OPTIONS') return c.body(null, 204, { allow, ...noStoreHeader })
    if (!policy.methods.includes(method)) {
      return refuse(policy, { status: 405, detail: `Use ${allow}.`, headers: { allow } })
    }
    const guard = guards.get(policy)
    if (!guard) return next()
    if (isGetOrHead(method)) return guard.time(c, next)
    if (policy.origin === 'same' && !isSameOrigin(c.req.raw, siteUrl)) {
      return refuse(policy, { status: 403, detail: 'Only pages of this site may post here.' })
    }
    return guard.time(c, async () => void (await guard.body(c, next)))
  }
}

/** The length that Node's parser enforces; undefined for a chunked body (RFC 9112 §6.3). */
function declaredLength({ req }: Context<Env>): number | undefined {
  const length = req.header('content-length')
  return length === undefined || req.header('transfer-encoding') ? undefined : Number(length)
}

/** RFC 9110 §15.5.12. */
function lengthRequired(policy: RequestPolicy): HTTPException {
  const headers = { connection: 'close' }
  const res = refuse(policy, { status: 411, detail: 'Send a Content-Length.', headers })
  return new HTTPException(411, { res })
}

function tooLate(policy: RequestPolicy): Response {
  const headers = { 'retry-after': '10' }
  return refuse(policy, { status: 503, detail: 'This took too long. Try again.', headers })
}

function refuse({ refusals }: RequestPolicy, parts: ProblemParts): Response {
  if (refusals === 'problem') return problem(parts)
  const headers = { ...parts.headers, 'content-type': 'text/plain; charset=utf-8' }
  return new Response(`${parts.detail}\n`, {
    status: parts.status,
    headers: { ...headers, ...noStoreHeader },
  })
}
