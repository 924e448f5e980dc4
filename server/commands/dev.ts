/** `npm run dev`: the site with hot reload. */
import { parseArgs } from 'node:util'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { createMiddleware } from 'hono/factory'
import { createServer } from 'vite'
import { createMetrics } from '../metrics/index.ts'
import { appFunctions, type SiteBuild } from '../pages/index.ts'
import { readCommandLine } from '../start/command-line.ts'
import { openLog } from '../start/log.ts'
import {
  readSettingsOrExit,
  startOrExit,
  stopOnSignal,
  warnAboutUnsetSettings,
} from '../start/process.ts'
import { openSite } from '../start/site.ts'

readCommandLine(
  'Usage: npm run dev\n\nServes the site with hot reload. Settings come from the environment: docs/settings.md',
  () => parseArgs(),
)
const settings = readSettingsOrExit()
const log = openLog(settings.logLevel)
const vite = await createServer({ server: { middlewareMode: true } })
const metrics = createMetrics()
/** Vite's current build of the sources. */
const loadBuild = async () =>
  (await vite.ssrLoadModule('virtual:react-router/server-build')) as SiteBuild

/** Serves source modules through Vite, and passes other requests on. */
const viteFiles = createMiddleware<{ Bindings: HttpBindings }>(async (c, next) => {
  const { incoming, outgoing } = c.env
  const passedOn = await new Promise<boolean>((resolve) => {
    outgoing.once('close', () => resolve(false))
    vite.middlewares(incoming, outgoing, () => resolve(true))
  })
  return passedOn ? next() : RESPONSE_ALREADY_SENT
})

const site = await startOrExit(
  openSite({
    settings,
    log,
    files: { serve: viteFiles, has: () => false, cached: () => undefined, cachedBytes: () => 0 },
    clientFolder: 'public',
    ...appFunctions(loadBuild, 'development'),
    // Routes may change at any time, so React Router detects missing pages.
    routes: [{ pattern: '*', hasForm: true }],
    development: true,
    metrics,
  }),
)
stopOnSignal(site, log)
warnAboutUnsetSettings(settings, log)
console.log(`Ready: ${site.url}`)
