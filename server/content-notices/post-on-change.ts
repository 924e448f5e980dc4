import type { Log } from '../start/log.ts'

/** Options of all notices. */
export interface NoticeOptions {
  log: Pick<Log, 'warn'>
  fetch?: typeof fetch
}

interface Post {
  url: string
  headers: Record<string, string>
  body: string
  /** Called once the service has accepted the request. */
  onAccepted?: () => void
}

/** Changes within this time cause one request. */
const DEBOUNCE_MS = 1_000
const TIMEOUT_MS = 10_000

/**
 * Returns a listener for content changes that posts to another service. A failure is logged and not
 * retried, because the next change posts again, about what failed too.
 * @param failure the log message of a failure
 * @param post creates the request after the last change; undefined to send none
 */
export function postOnChange(
  { log, fetch: send = fetch }: NoticeOptions,
  failure: string,
  post: () => Promise<Post | undefined>,
): () => void {
  let timer: NodeJS.Timeout | undefined
  const notify = async () => {
    try {
      const { url, onAccepted, ...request } = (await post()) ?? {}
      if (!url) return
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      const response = await send(url, { method: 'POST', ...request, signal })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`status ${response.status}`)
      onAccepted?.()
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, failure)
    }
  }
  return () => {
    clearTimeout(timer)
    timer = setTimeout(() => void notify(), DEBOUNCE_MS)
    timer.unref()
  }
}
