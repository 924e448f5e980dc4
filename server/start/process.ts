import { ListenError } from '../http/http-server.ts'
import type { Log } from './log.ts'
import { readSettings, type Settings, SettingsError } from './settings.ts'
import type { RunningSite } from './site.ts'

/** The settings, or the end of the process with the one line that names the wrong one. */
export function readSettingsOrExit(): Settings {
  try {
    return readSettings(process.env)
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

/** Waits for a start, or ends the process with the one line that says what stands in its way. */
export async function startOrExit<T>(starting: Promise<T>): Promise<T> {
  try {
    return await starting
  } catch (error) {
    if (!(error instanceof ListenError || error instanceof SettingsError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

/** Writes the error that ends the process into the log, in the log's own form. */
export function logLastWords(log: Log): void {
  process.on('uncaughtExceptionMonitor', (error) => {
    log.fatal({ reason: error.stack }, 'the process ends')
  })
}

/** Milliseconds after which a process that was told to stop ends in any case. */
const stopsWithin = 10_000

/**
 * Calls back when the process is to stop: on SIGTERM, on SIGINT, and once npm, which started it, has
 * gone, because npm does not pass signals on. Ends the process in any case when its time is over.
 */
export function onStop(stop: (reason: string) => void): void {
  let isStopping = false
  const once = (reason: string) => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), stopsWithin).unref()
    stop(reason)
  }
  process.on('SIGTERM', once)
  process.on('SIGINT', once)
  if (process.env.npm_lifecycle_event) {
    const starter = process.ppid
    setInterval(() => process.ppid === starter || once('npm has ended'), 500).unref()
  }
}

/** Stops gracefully when told to: requests under way finish, then the stores close. */
export function stopWhenTold(site: RunningSite, log: Log): void {
  onStop((reason) => {
    log.info({ reason }, 'stopping')
    site.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  })
}

/** Says at start what a launch still lacks; nothing of it keeps the site from running. */
export function warnOfUnset(settings: Settings, log: Log): void {
  if (!settings.smtpUrl) {
    log.warn('SMTP_URL is not set: mail waits in the outbox; `npm run leads -- list` shows it')
  }
  const isPublic = !/^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/.test(settings.siteUrl)
  if (isPublic && settings.contactRecipient.endsWith('.example')) {
    log.warn('CONTACT_RECIPIENT is a sample address')
  }
}
