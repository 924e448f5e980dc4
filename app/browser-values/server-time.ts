import { browserTime } from './clock.ts'

const REQUEST_TIMEOUT_MS = 5_000

let ahead: number | undefined

/**
 * The time by the server's clock, in ms since the epoch: a visitor's clock may be years off. By the browser's if the
 * server doesn't answer.
 */
export async function serverTime(): Promise<number> {
  ahead ??= await aheadOfBrowser().catch(() => undefined)
  return browserTime() + (ahead ?? 0)
}

/** By how many ms the server's clock is ahead of the browser's. */
async function aheadOfBrowser(): Promise<number | undefined> {
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS)
  const { headers } = await fetch('/healthz', { method: 'HEAD', signal })
  const sent = Date.parse(headers.get('date') ?? '')
  return Number.isNaN(sent) ? undefined : sent - browserTime()
}
