import { format } from 'node:util'
import pino from 'pino'

/**
 * Creates a logger of JSON lines. Log only IDs and reasons, never a visitor's input or IP address.
 * @param destination stdout by default
 */
export function openLog(level: string, destination?: pino.DestinationStream) {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination)
}

/** The logger of the site, which its parts get as an argument. */
export type Log = ReturnType<typeof openLog>

/** Redirects the console output of libraries to the log, so that stdout contains only JSON lines. */
export function captureConsole(log: Log): void {
  console.error = (...args) => log.error({ reason: format(...args) }, 'console error')
  console.warn = (...args) => log.warn({ reason: format(...args) }, 'console warning')
}
