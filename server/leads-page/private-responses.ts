import type { MiddlewareHandler } from 'hono'
import { noStoreHeader } from '#cache/index.ts'
import type { Env } from './lead-actions.ts'
import { policy } from './style.ts'

const privateHeaders = {
  ...noStoreHeader,
  'x-robots-tag': 'noindex, nofollow',
  'content-security-policy': policy,
  'referrer-policy': 'same-origin',
}

/** Responses are not cached, indexed, framed or named in a `Referer` to other sites. */
export const privateResponses: MiddlewareHandler<Env> = async (c, next) => {
  await next()
  for (const [name, value] of Object.entries(privateHeaders)) {
    // A file has a policy of its own.
    if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  }
}
