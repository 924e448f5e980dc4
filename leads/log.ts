/**
 * The log of the leads: a subset of pino's interface. It gets IDs and error codes only, never what a visitor
 * typed.
 */
export interface LeadsLog {
  info(detail: object, message: string): void
  warn(detail: object, message: string): void
  error(detail: object, message: string): void
}

/** The code of an error if it has one, because database messages may quote values. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const code: unknown = 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : `${error.name}: ${error.message.slice(0, 200)}`
}
