import { type NoticeOptions, postOnChange } from './post-on-change.ts'

interface Options extends NoticeOptions {
  /** The URL that purges the CDN's cache of this site. */
  url: string
  /** Bearer token (RFC 6750). */
  token?: string | undefined
}

/**
 * Tells a CDN that content has changed. The body is what Cloudflare asks for; others ignore it. After a
 * failure the CDN's copies age by `CDN-Cache-Control`.
 */
export function cdnPurge({ url, token, ...options }: Options): () => void {
  const headers = {
    'content-type': 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  }
  const body = JSON.stringify({ purge_everything: true })
  return postOnChange(options, 'CDN purge failed', async () => ({ url, headers, body }))
}
