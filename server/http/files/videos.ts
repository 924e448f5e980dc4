import { basename } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'
import { cachePolicies } from '#cache/index.ts'
import { matches } from '../cached-response.ts'
import { denyAllCsp } from '../security-headers.ts'

/** Whether a `Range` header has exactly one byte range. Other headers are ignored (RFC 9110 §14.2). */
function isOneRange(range: string): boolean {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range) ?? []
  if (first === undefined || last === undefined || first + last === '') return false
  return first === '' || last === '' || Number(first) <= Number(last)
}

/**
 * Streams the built videos from disk, by range if requested (RFC 9110 §14). Their names contain hashes, so they are
 * their ETags too.
 * @param root the folder of the build's files
 */
export function videos(root: string): MiddlewareHandler {
  const stream = serveStatic({
    root,
    onFound(path, c) {
      c.header('cache-control', cachePolicies.immutable.cacheControl)
      c.header('content-security-policy', denyAllCsp)
      c.header('etag', etagOf(path))
    },
  })
  return async (c, next) => {
    if (!/^\/assets\/[-\w]+\.(mp4|webm)$/.test(c.req.path)) return next()
    const etag = etagOf(c.req.path)
    const isUnchanged = matches(c.req.header('if-none-match'), etag)
    const isOtherVersion = (c.req.header('if-range') ?? etag) !== etag
    const isWhole = isUnchanged || isOtherVersion || !isOneRange(c.req.header('range') ?? '')
    if (isWhole) c.req.raw.headers.delete('range')
    const response = await stream(c, next)
    if (!isUnchanged || response?.status !== 200) return response
    await response.body?.cancel()
    c.header('content-length', undefined)
    return c.body(null, 304)
  }
}

const etagOf = (path: string) => `"${basename(path)}"`
