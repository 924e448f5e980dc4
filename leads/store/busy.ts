import { setTimeout as pause } from 'node:timers/promises'

const patience = 5_000
const pauseMs = 20

/**
 * Runs something again while another process holds SQLite's write lock, for up to five seconds.
 * SQLite's own waiting would hold up everything else in this process meanwhile.
 */
export async function retryWhileBusy<T>(attempt: () => Promise<T>): Promise<T> {
  const end = performance.now() + patience
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error
      await pause(pauseMs)
    }
  }
}

function isBusy(error: unknown): boolean {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' && /^SQLITE_(BUSY|LOCKED)/.test(code)
}
