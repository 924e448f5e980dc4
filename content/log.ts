/** The log of content (pino fits). */
export interface ContentLog {
  info(detail: object, message: string): void
  warn(detail: object, message: string): void
}

/** The message of an error, short enough for a log line. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message.slice(0, 300) : String(error).slice(0, 300)
}
