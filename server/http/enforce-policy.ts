import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import { timeout } from 'hono/timeout'
import type { Env } from './env.ts'
import { problem, tooMany } from './problem.ts'
import { refuse, refuseBody } from './refuse.ts'
import {
  isGetOrHead,
  pagePolicy,
  type RequestPolicy,
  requestPolicies,
  requestPolicyOf,
  unknownEndpoint,
} from './request-policy.ts'
import { isSameOrigin } from './same-origin.ts'
import { declaredLength, isMultipart, limitUploads, type UploadOptions } from './uploads.ts'

interface Options extends UploadOptions {
  siteUrl: string
  /** API paths that the settings turn off. They are a 404. */
  absent?: readonly string[]
}

/**
 * Enforces the policy of each request's path: method (405 with `Allow`), origin (403), body size (413; a
 * chunked body is read only up to the limit, or rejected with 411), and time until the response (503).
 */
export function enforcePolicy({
  siteUrl,
  absent = [],
  ...limits
}: Options): MiddlewareHandler<Env> {
  const { countRefused } = limits
  const uploads = limitUploads(limits)
  const guards = new Map<RequestPolicy, Record<'body' | 'time', MiddlewareHandler<Env>>>()
  for (const policy of [...requestPolicies, unknownEndpoint, pagePolicy]) {
    const tooLarge = async (c: Context<Env>) => {
      const wait = policy.form ? await countRefused(policy.form, c) : 0
      if (wait > 0) throw new HTTPException(429, { res: tooMany(wait) })
      const kilobytes = policy.maxBodyBytes / 1024
      throw refuseBody(policy, 413, `Send at most ${kilobytes} KB.`)
    }
    const ofUnknownLength = bodyLimit({ maxSize: policy.maxBodyBytes, onError: tooLarge })
    guards.set(policy, {
      // Doesn't touch the body: turning it into a stream takes a third of the time of a rejection.
      body: (c, next) => {
        const length = declaredLength(c)
        if (policy.needsLength && c.req.header('transfer-encoding'))
          throw refuseBody(policy, 411, 'Send a Content-Length header.')
        if (length === undefined) return ofUnknownLength(c, next)
        return length > policy.maxBodyBytes ? tooLarge(c) : next()
      },
      time: timeout(policy.timeoutMs, () => new HTTPException(503, { res: tooLate(policy) })),
    })
  }
  return async (c, next) => {
    const policy = requestPolicyOf(c.req.path)
    if (policy === unknownEndpoint || absent.includes(c.req.path)) {
      return problem({ status: 404, detail: 'There is no such endpoint.' })
    }
    const { method } = c.req
    const allow = policy.methods.join(', ')
    if (!policy.methods.includes(method)) {
      return refuse(policy, { status: 405, detail: `Use ${allow}.`, headers: { allow } })
    }
    const guard = guards.get(policy)
    if (!guard) return next()
    if (isGetOrHead(method)) return guard.time(c, next)
    if (policy.origin === 'same' && !isSameOrigin(c.req.raw, siteUrl)) {
      return refuse(policy, { status: 403, detail: 'Only pages of this site may post here.' })
    }
    const handle = () => guard.time(c, next)
    if (policy.upload && isMultipart(c)) return uploads(c, policy, policy.upload, handle)
    return guard.time(c, async () => void (await guard.body(c, next)))
  }
}

function tooLate(policy: RequestPolicy): Response {
  const headers = { 'retry-after': '10' }
  return refuse(policy, { status: 503, detail: 'This took too long. Try again.', headers })
}
