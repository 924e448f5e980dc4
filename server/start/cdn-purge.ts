import type { Log } from './log.ts'

interface Options {
  /** Address that empties the CDN's cache of this site. */
  url: string
  /** Bearer token (RFC 6750). */
  token?: string | undefined
  log: Pick<Log, 'warn'>
  fetch?: typeof fetch
}

/** Changes within this time are one request. */
const DEBOUNCE_MS = 1_000
const TIMEOUT_MS = 10_000

/**
 * Tells a CDN that content has changed. The body is what Cloudflare asks for; others ignore it. What
 * fails is logged, and the CDN's copies then age by `CDN-Cache-Control`.
 */
export function cdnPurge({ url, token, log, fetch: send = fetch }: Options): () => void {
  let timer: NodeJS.Timeout | undefined
  const purge = async () => {
    try {
      const response = await send(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        body: JSON.stringify({ purge_everything: true }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`status ${response.status}`)
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'CDN not purged')
    }
  }
  return () => {
    clearTimeout(timer)
    timer = setTimeout(() => void purge(), DEBOUNCE_MS)
    timer.unref()
  }
}
