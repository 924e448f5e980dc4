import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'
import { cachePolicies } from '#cache/index.ts'
import { denyAllCsp } from '../security-headers.ts'

/** Whether a `Range` header has exactly one byte range. Other headers are ignored (RFC 9110 §14.2). */
function isOneRange(range: string): boolean {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range) ?? []
  if (first === undefined || last === undefined || first + last === '') return false
  return first === '' || last === '' || Number(first) <= Number(last)
}

/**
 * Streams the built videos from disk, by range if requested (RFC 9110 §14). Their names contain hashes.
 * @param root the folder of the build's files
 */
export function videos(root: string): MiddlewareHandler {
  const stream = serveStatic({
    root,
    onFound(_path, c) {
      c.header('cache-control', cachePolicies.immutable.cacheControl)
      c.header('content-security-policy', denyAllCsp)
    },
  })
  return (c, next) => {
    if (!/^\/assets\/[-\w]+\.(mp4|webm)$/.test(c.req.path)) return next()
    // They have no validator that `If-Range` could match (RFC 9110 §13.1.5).
    const isConditional = c.req.header('if-range') !== undefined
    if (isConditional || !isOneRange(c.req.header('range') ?? '')) c.req.raw.headers.delete('range')
    return stream(c, next)
  }
}
