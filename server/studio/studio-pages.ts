import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { cachePolicies, noStoreHeader } from '#cache/index.ts'
import type { StudioSettings } from '#studio/src/settings.ts'
import type { Env } from '../http/index.ts'
import { studioBuild, studioFolder } from './studio-files.ts'

/** `/studio`: the built editor, a single-page app, and its settings. Unknown paths get its page. */
export function studioPages(settings: StudioSettings) {
  const page = studioHeaders(settings)
  const app = new Hono<Env>()
  app.use(
    '/studio/assets/*',
    serveStatic({
      // Not the build folder, which may not exist yet.
      root: studioFolder,
      rewriteRequestPath: (path) => path.replace('/studio', '/dist'),
      precompressed: true,
      onFound(_path, c) {
        c.header('cache-control', cachePolicies.immutable.cacheControl)
        // On a worker's script, this is the policy of the worker.
        c.header('content-security-policy', page['content-security-policy'])
        c.header('x-content-type-options', 'nosniff')
      },
    }),
  )
  app.get('/studio/assets/*', (c) => c.text('There is no such file.\n', 404))
  app.get('/studio/settings.json', (c) => c.json(settings, 200, page))
  app.get(
    '/studio/*',
    (c, next) => {
      for (const [name, value] of Object.entries(page)) c.header(name, value)
      return next()
    },
    serveStatic({ path: join(studioBuild, 'index.html') }),
  )
  return app
}

/**
 * The headers of the editor's page. With a platform of our own, the Content-Security-Policy only allows
 * requests to that platform and the site; Sanity Studio would also call Sanity's servers.
 */
function studioHeaders(settings: StudioSettings): Record<string, string> {
  return {
    ...noStoreHeader,
    'content-security-policy': [
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      "object-src 'none'",
      ...(settings.apiHost ? ownSources(settings, new URL(settings.apiHost)) : []),
    ].join('; '),
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex, nofollow',
  }
}

function ownSources({ siteUrl, eventStreams }: StudioSettings, platform: URL): string[] {
  const { origin, host } = platform
  const socket = `${platform.protocol === 'https:' ? 'wss' : 'ws'}://${host}`
  // The editor reads event streams from subdomains of `localhost` (packages/studio/src/connection.ts).
  const streams = eventStreams ? ` http://*.localhost:${new URL(eventStreams).port}` : ''
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `connect-src 'self' ${origin}${streams} ${socket} blob: data:`,
    `img-src 'self' ${origin} blob: data:`,
    `media-src 'self' ${origin} blob: data:`,
    "font-src 'self' data:",
    "worker-src 'self' blob:",
    `frame-src ${new URL(siteUrl).origin}`,
  ]
}
