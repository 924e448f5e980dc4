import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { builtFiles } from '../http/static-files.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { createMailRenderer, createRenderer } from '../pages/renderer.ts'
import { warmPaths } from '../pages/warm-paths.ts'
import { buildDirectory } from './build.ts'
import { captureConsole, openLog } from './log.ts'
import {
  logLastWords,
  readSettingsOrExit,
  startOrExit,
  stopWhenTold,
  warnOfUnset,
} from './process.ts'
import { openSite } from './site.ts'

/** Serves the production build until the process is told to stop. */
export async function serve(): Promise<void> {
  const settings = readSettingsOrExit()
  const log = openLog(settings.logLevel)
  logLastWords(log)
  const built = join(buildDirectory, 'server', 'index.js')
  if (!existsSync(built)) {
    console.error('There is no build yet: run `npm run build`, or `npm start`, which builds.')
    process.exit(1)
  }
  warnOfUnset(settings, log)
  // No picture is made twice from the same pixels: libvips need not remember them.
  sharp.cache(false)
  const build = await import(pathToFileURL(built).href)
  const files = await builtFiles(join(buildDirectory, 'client'))
  const metrics = createMetrics()
  const site = await startOrExit(
    openSite({
      settings,
      log,
      files,
      mediaRoot: join(buildDirectory, 'client'),
      renderer: createRenderer(async () => build, 'production'),
      renderMail: createMailRenderer(async () => build),
      development: false,
      metrics,
    }),
  )
  captureConsole(log)
  stopWhenTold(site, log)
  console.log(`Ready: ${site.url}`)
  await site.pages
    .warm(warmPaths)
    .catch((error: unknown) => log.warn({ reason: String(error) }, 'not warmed'))
  await files.warm()
}
