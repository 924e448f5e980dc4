import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { builtFiles } from '../http/index.ts'
import { createMetrics } from '../metrics/index.ts'
import { actionPatterns, appFunctions, routePatterns, type SiteBuild } from '../pages/index.ts'
import { buildDirectory } from './build.ts'
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
  const built = join(buildDirectory, 'server', 'index.js')
  if (!existsSync(built)) {
    console.error('There is no build yet: run `npm run build`, or `npm start`, which builds.')
    process.exit(1)
  }
  warnAboutUnsetSettings(settings, log)
  // No image is processed twice, so libvips's cache would only use memory.
  sharp.cache(false)
  const build: SiteBuild = await import(pathToFileURL(built).href)
  const files = await builtFiles(join(buildDirectory, 'client'))
  const metrics = createMetrics()
  const site = await startOrExit(
    openSite({
      settings,
      log,
      files,
      clientFolder: join(buildDirectory, 'client'),
      ...appFunctions(async () => build, 'production'),
      routes: routePatterns(build.routes),
      forms: actionPatterns(build.routes),
      development: false,
      metrics,
    }),
  )
  captureConsole(log)
  stopOnSignal(site, log)
  console.log(`Ready: ${site.url}`)
  await site.pages
    .warm(warmPaths)
    .catch((error: unknown) => log.warn({ reason: String(error) }, 'cache warm-up failed'))
  await files.warm()
}
