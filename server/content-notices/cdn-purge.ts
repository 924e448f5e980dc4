import { type NoticeOptions, postOnChange } from './post-on-change.ts'

interface Options extends NoticeOptions {
  /** The URL that purges the CDN's cache of this site. */
  url: string
  /** Bearer token (RFC 6750). */
  token?: string | undefined
}

/**
 * Purges a CDN when content changes. The body is in Cloudflare's format; other CDNs ignore it. After a
 * failure, the CDN's copies expire by `CDN-Cache-Control`.
 */
export function cdnPurge({ url, token, ...options }: Options): () => void {
  const headers = {
    'content-type': 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  }
  const body = JSON.stringify({ purge_everything: true })
  return postOnChange(options, 'CDN purge failed', async () => ({ url, headers, body }))
}
