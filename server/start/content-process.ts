/**
 * The entry point of the process of the embedded content platform (`fork-content-process.ts`). The process ends when
 * the channel to its parent is closed.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { DirectoryInUseError } from 'content-lake'
import sharp from 'sharp'
import { openPeople } from '#leads/index.ts'
import { startEmbedded } from './embedded-platform.ts'
import type { StartMessage } from './fork-content-process.ts'
import { captureConsole, openLog } from './log.ts'
import { logFatal } from './process.ts'
import { readSettings, SettingsError } from './settings.ts'
import { accountsOf } from './studio-accounts.ts'

const MB = 1024 * 1024
/** V8 limits its heap, but not the memory of pictures and other buffers. */
const MAX_RESIDENT_MB = 500
const MEMORY_CHECK_MS = 1_000
const CLOSE_TIMEOUT_MS = 1_000

// A terminal sends it to the parent as well, which still reads content while it stops.
process.on('SIGINT', () => {})
const settings = readSettings(process.env)
const log = openLog(settings.logLevel)
logFatal(log)
captureConsole(log)
// No image is processed twice, so libvips's cache would only use memory.
sharp.cache(false)
// What it writes is its user's alone.
process.umask(0o077)

const starting = startEmbedded(settings, log, accountsOf(openPeople(settings)))
process.once('disconnect', async () => {
  // What was confirmed is durable, closed or not.
  const close = starting.then((lake) => lake.close())
  await Promise.race([close, wait(CLOSE_TIMEOUT_MS)]).catch(() => undefined)
  process.exit(0)
})
setInterval(() => {
  const residentMb = Math.round(process.memoryUsage.rss() / MB)
  if (residentMb <= MAX_RESIDENT_MB) return
  log.fatal({ residentMb }, 'content platform uses too much memory, exiting')
  process.exit(1)
}, MEMORY_CHECK_MS).unref()

await starting.then(
  () => report({ state: 'ready' }),
  (error: unknown) => {
    if (error instanceof DirectoryInUseError) report({ state: 'in use' })
    else if (error instanceof SettingsError) report({ state: 'refused', reason: error.message })
    else throw error
    process.disconnect()
  },
)

function report(message: StartMessage): void {
  // The parent may have ended meanwhile.
  process.send?.(message, () => undefined)
}
