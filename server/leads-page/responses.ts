import type { Context, MiddlewareHandler } from 'hono'
import { noStoreHeader } from '#cache/index.ts'
import type { Env } from './access.ts'
import { messagePage } from './layout.ts'
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

/** The response for a lead or page that doesn't exist, or that the person doesn't see. */
export const missing = (c: Context<Env>) =>
  c.html(messagePage('Not found', 'There is no such lead or page.', c.get('viewer')), 404)

/** The response to a form that can't be followed. */
export const refused = (c: Context<Env>, text: string) =>
  c.html(messagePage('That didn’t work', text, c.get('viewer')), 422)
