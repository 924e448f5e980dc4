import pino from 'pino'

/** JSON lines on stdout. Callers log ids and reasons, never what a visitor typed or their address. */
export function openLog(level: string) {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime })
}

export type Log = ReturnType<typeof openLog>
