import cluster from 'node:cluster'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildDirectory } from './build.ts'
import { runPrimary } from './cluster/primary.ts'
import { joinPrimary, type Membership } from './cluster/worker.ts'
import { builtFiles } from './http/files.ts'
import { captureConsole, type Log, openLog } from './log.ts'
import { createMetrics } from './metrics/metrics.ts'
import { noPeers } from './peers/peers.ts'
import { postgresPeers } from './peers/postgres-peers.ts'
import {
  logLastWords,
  readSettingsOrExit,
  startOrExit,
  stopWhenTold,
  warnOfUnset,
} from './process.ts'
import { createMailRenderer, createRenderer } from './renderer.ts'
import type { Settings } from './settings.ts'
import { openSite } from './site.ts'
import { warmPaths } from './warm-paths.ts'

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
  if (cluster.isWorker) return serveBuild(settings, log, built, await joinPrimary())
  warnOfUnset(settings, log)
  if (settings.webConcurrency > 1) return runPrimary(settings, log)
  await serveBuild(settings, log, built)
}

async function serveBuild(settings: Settings, log: Log, built: string, member?: Membership) {
  const build = await import(pathToFileURL(built).href)
  const files = await builtFiles(join(buildDirectory, 'client'))
  const metrics = createMetrics()
  member?.report(metrics.registry)
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
      metricsText: member ? member.allMetrics : () => metrics.registry.metrics(),
      // A database reaches the other processes of this machine, too.
      peers: settings.databaseUrl
        ? postgresPeers(settings.databaseUrl, log)
        : (member?.peers ?? noPeers),
    }),
  )
  captureConsole(log)
  stopWhenTold(site, log)
  if (member) member.ready(site.url)
  else console.log(`Ready: ${site.url}`)
  await site.pages
    .warm(warmPaths)
    .catch((error: unknown) => log.warn({ reason: String(error) }, 'not warmed'))
  await files.warm()
}
