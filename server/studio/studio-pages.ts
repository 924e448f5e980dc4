import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { cachePolicies } from '#cache/index.ts'
import type { StudioSettings } from '#studio/src/settings.ts'
import type { Env } from '../http/index.ts'
import { studioBuild, studioFolder } from './studio-files.ts'
import { studioHeaders } from './studio-headers.ts'

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
