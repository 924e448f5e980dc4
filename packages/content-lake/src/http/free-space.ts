import { statfs } from 'node:fs/promises'
import type { MiddlewareHandler } from 'hono'
import { insufficientStorage } from '../errors.ts'
import type { Env } from './env.ts'

/**
 * Middleware of what is stored: 507 (RFC 4918, section 11.5) while the disk is almost full, so that what else writes
 * to it goes on.
 */
export const requireFreeSpace: MiddlewareHandler<Env> = async (c, next) => {
  const { directory, minFreeBytes } = c.var.platform
  const { bavail, bsize } = await statfs(directory)
  if (bavail * bsize - Number(c.req.header('content-length') ?? 0) < minFreeBytes)
    throw insufficientStorage(
      'The disk of the content is almost full. Nothing was saved. Ask whoever runs the site to free space.',
    )
  await next()
}
