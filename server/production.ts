import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildDirectory } from './build.ts'
import { serveFiles } from './http/files.ts'
import { openLog } from './log.ts'
import { readSettingsOrExit, startOrExit, stopOnSignal, warnOfUnset } from './process.ts'
import { createMailRenderer, createRenderer } from './renderer.ts'
import { openSite } from './site.ts'
import { warmPaths } from './warm-paths.ts'

/** Serves the production build until the process is told to stop. */
export async function serve(): Promise<void> {
  const settings = readSettingsOrExit()
  const log = openLog(settings.logLevel)
  const built = join(buildDirectory, 'server', 'index.js')
  if (!existsSync(built)) {
    console.error('There is no build yet: run `npm run build`, or `npm start`, which builds.')
    process.exit(1)
  }
  const build = await import(pathToFileURL(built).href)
  const files = await serveFiles(join(buildDirectory, 'client'))
  const site = await startOrExit(
    openSite({
      settings,
      log,
      files,
      mediaRoot: join(buildDirectory, 'client'),
      renderer: createRenderer(async () => build, 'production'),
      renderMail: createMailRenderer(async () => build),
      development: false,
    }),
  )
  stopOnSignal(site, log)
  warnOfUnset(settings, log)
  console.log(`Ready: ${site.url}`)
  await site.pages
    .warm(warmPaths)
    .catch((error: unknown) => log.warn({ reason: String(error) }, 'not warmed'))
  await files.warm()
}
