import { setTimeout as pause } from 'node:timers/promises'

const BUSY_TIMEOUT_MS = 5_000
const RETRY_DELAY_MS = 20

/**
 * Retries while another process holds SQLite's write lock, for up to `BUSY_TIMEOUT_MS`. SQLite's own
 * busy timeout would block this process.
 */
export async function retryWhileBusy<T>(attempt: () => Promise<T>): Promise<T> {
  const end = performance.now() + BUSY_TIMEOUT_MS
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error
      await pause(RETRY_DELAY_MS)
    }
  }
}

function isBusy(error: unknown): boolean {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' && /^SQLITE_(BUSY|LOCKED)/.test(code)
}
