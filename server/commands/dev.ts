/** `npm run dev`: the site with hot reload. */
import type { ServerBuild } from 'react-router'
import { createServer } from 'vite'
import { createMetrics } from '../metrics/metrics.ts'
import { createMailRenderer, createRenderer } from '../pages/renderer.ts'
import { openLog } from '../start/log.ts'
import {
  readSettingsOrExit,
  startOrExit,
  stopOnSignal,
  warnAboutUnsetSettings,
} from '../start/process.ts'
import { openSite } from '../start/site.ts'
import { viteFiles } from '../start/vite-files.ts'

const settings = readSettingsOrExit()
const log = openLog(settings.logLevel)
const vite = await createServer({ server: { middlewareMode: true } })
const metrics = createMetrics()
/** Vite's current build of the sources. */
const loadBuild = async () =>
  (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild

const site = await startOrExit(
  openSite({
    settings,
    log,
    files: { serve: viteFiles(vite), cached: () => undefined, cachedBytes: () => 0 },
    mediaRoot: 'public',
    renderer: createRenderer(loadBuild, 'development'),
    renderMail: createMailRenderer(loadBuild),
    development: true,
    metrics,
  }),
)
stopOnSignal(site, log)
warnAboutUnsetSettings(settings, log)
console.log(`Ready: ${site.url}`)
