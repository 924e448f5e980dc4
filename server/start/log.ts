import { format } from 'node:util'
import pino from 'pino'

/** JSON lines on stdout. Callers log ids and reasons, never what a visitor typed or their address. */
export function openLog(level: string) {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime })
}

export type Log = ReturnType<typeof openLog>

/** Has what libraries write to the console become lines of the log: stdout holds nothing else. */
export function captureConsole(log: Log): void {
  console.error = (...words) => log.error({ reason: format(...words) }, 'reported')
  console.warn = (...words) => log.warn({ reason: format(...words) }, 'reported')
}
