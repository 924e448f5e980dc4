import { setImmediate as nextTurn } from 'node:timers/promises'
import type { MiddlewareHandler } from 'hono'
import { localEditor } from '../users/user.ts'
import type { Env } from './env.ts'

/**
 * Handles one read of someone's at a time, and other requests in between: reading some megabytes of documents takes a
 * moment, in which the platform does nothing else.
 */
export const oneAtATime: MiddlewareHandler<Env> = (c, next) => {
  const { user, platform } = c.var
  if (!user || user === localEditor) return next()
  const work = async () => {
    await nextTurn()
    await next()
  }
  return platform.largeReads.run(work, { client: user.id, signal: c.req.raw.signal })
}
