import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'
import { nothingAllowed } from '../security-headers.ts'

/**
 * The videos of the build, streamed from disk by range (RFC 9110 §14). Their names carry a hash.
 * @param root the folder of the build's files
 */
export function videos(root: string): MiddlewareHandler {
  const stream = serveStatic({
    root,
    onFound(_path, c) {
      c.header('cache-control', 'public, max-age=31536000, immutable')
      c.header('content-security-policy', nothingAllowed)
    },
  })
  return (c, next) => (/^\/assets\/[-\w]+\.(mp4|webm)$/.test(c.req.path) ? stream(c, next) : next())
}
