import { isReservedName } from '#copy/reserved-names.ts'
import { isLoopback, ListenError } from '../http/index.ts'
import type { Log } from './log.ts'
import { readSettings, type Settings, SettingsError } from './settings.ts'
import type { RunningSite } from './site.ts'

/** Reads the settings. If one is invalid, prints its message and exits. */
export function readSettingsOrExit(): Settings {
  try {
    return readSettings(process.env)
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

/** Waits for the start. If a setting or the port prevents it, prints the message and exits. */
export async function startOrExit<T>(starting: Promise<T>): Promise<T> {
  try {
    return await starting
  } catch (error) {
    if (!(error instanceof ListenError || error instanceof SettingsError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

/** Logs an uncaught error before it ends the process. */
export function logFatal(log: Log): void {
  process.on('uncaughtExceptionMonitor', (error) => {
    log.fatal({ reason: error.stack }, 'uncaught error, exiting')
  })
}

/** The process exits at the latest this long after a stop signal. */
const STOP_TIMEOUT_MS = 10_000
const PARENT_CHECK_MS = 500

/**
 * Calls back when the process should stop: on SIGTERM, on SIGINT, and when npm has ended, if it started this
 * process, because npm doesn't forward signals. Exits after `STOP_TIMEOUT_MS` in any case.
 */
export function onStop(stop: (reason: string) => void): void {
  let isStopping = false
  const once = (reason: string) => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref()
    stop(reason)
  }
  process.on('SIGTERM', once)
  process.on('SIGINT', once)
  if (process.env.npm_lifecycle_event) {
    const parent = process.ppid
    setInterval(() => process.ppid === parent || once('npm has ended'), PARENT_CHECK_MS).unref()
  }
}

/** Shuts down gracefully on a stop signal: requests finish, and then the stores close. */
export function stopOnSignal(site: RunningSite, log: Log): void {
  onStop((reason) => {
    log.info({ reason }, 'stopping')
    site.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  })
}

/** Warns at startup about unset settings that a public site needs. */
export function warnAboutUnsetSettings(settings: Settings, log: Log): void {
  if (!settings.smtpUrl) {
    log.warn('SMTP_URL is not set: mail waits in the outbox; `npm run leads -- list` shows it')
  }
  const isPublic = !isLoopback(new URL(settings.siteUrl).hostname)
  if (isPublic && isReservedName(settings.contactRecipient)) {
    log.warn('CONTACT_RECIPIENT is a sample address')
  }
}
