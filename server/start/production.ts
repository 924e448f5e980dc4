import { join } from 'node:path'
import sharp from 'sharp'
import { builtFiles } from '../http/index.ts'
import { createMetrics } from '../metrics/index.ts'
import { appFunctions, pageRoutes } from '../pages/index.ts'
import { buildDirectory, hasBuild, loadBuild, noBuild } from './build.ts'
import { captureConsole, openLog } from './log.ts'
import {
  logFatal,
  readSettingsOrExit,
  startOrExit,
  stopOnSignal,
  warnAboutUnsetSettings,
} from './process.ts'
import { openSite } from './site.ts'

/** Pages that are rendered into the cache at startup. */
const warmPaths = ['/', '/pricing', '/blogs', '/contact', '/services', '/join-waitlist']

/** Serves the production build until a stop signal. */
export async function serve(): Promise<void> {
  const settings = readSettingsOrExit()
  const log = openLog(settings.logLevel)
  logFatal(log)
  if (!hasBuild()) {
    console.error(noBuild)
    process.exit(1)
  }
  warnAboutUnsetSettings(settings, log)
  // No image is processed twice, so libvips's cache would only use memory.
  sharp.cache(false)
  const build = await loadBuild()
  const files = await builtFiles(join(buildDirectory, 'client'))
  const metrics = createMetrics()
  const site = await startOrExit(
    openSite({
      settings,
      log,
      files,
      clientFolder: join(buildDirectory, 'client'),
      ...appFunctions(async () => build, 'production'),
      routes: pageRoutes(build.routes),
      development: false,
      metrics,
    }),
  )
  captureConsole(log)
  stopOnSignal(site, log)
  log.info({ url: site.url }, 'ready')
  // For people and scripts: the only line that isn't JSON.
  console.log(`Ready: ${site.url}`)
  await site.pages
    .warm(warmPaths)
    .catch((error: unknown) => log.warn({ reason: String(error) }, 'cache warm-up failed'))
  await files.warm()
}
