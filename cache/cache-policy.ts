/**
 * How long what is cached: by browsers and proxies (`Cache-Control`), and in the memory of this server.
 * All durations of the site's caches are in this file.
 */
export interface CachePolicy {
  /** The `Cache-Control` header (RFC 9111 §5.2). */
  cacheControl: string
  /** The same for a page that a browser fetches ahead of the navigation. Default: `cacheControl`. */
  prefetchCacheControl?: string
  /** The `CDN-Cache-Control` header, for shared caches alone (RFC 9213). Default: none. */
  cdnCacheControl?: string
  /**
   * Milliseconds for which the server serves a response from memory. A page is stale after that: it is served
   * once more while it is rendered again. 0: not stored.
   */
  freshMs: number
}

/**
 * For pages, feeds, and fixed text, and for pages in a CDN. Their content may be `CONTENT_FRESH_MS` old itself.
 */
const RENDERED_FRESH_SECONDS = 60
const RENDERED_FRESH_MS = RENDERED_FRESH_SECONDS * 1000

/**
 * A content change invalidates this server's copies at once, regardless of these times, and those of the CDN
 * if `CDN_PURGE_URL` is set. Browsers keep theirs for `max-age`.
 */
export const cachePolicies = {
  page: renderedPolicy(RENDERED_FRESH_SECONDS),
  /** Text with content, such as feeds and sitemaps. */
  feed: { cacheControl: 'public, max-age=300', freshMs: RENDERED_FRESH_MS },
  /** Text without content, such as robots.txt and the web app manifest. */
  fixedText: { cacheControl: 'public, max-age=3600', freshMs: RENDERED_FRESH_MS },
  /** Files that keep their name when they change. */
  file: { cacheControl: 'public, max-age=3600', freshMs: Number.POSITIVE_INFINITY },
  /** What changes its URL when it changes. */
  immutable: {
    cacheControl: 'public, max-age=31536000, immutable',
    freshMs: Number.POSITIVE_INFINITY,
  },
  /** An Open Graph image without the cover that it should have. */
  provisionalImage: { cacheControl: 'public, max-age=60', freshMs: 0 },
  /** A page in a type that the client asked for: no shared cache may keep it for others. */
  negotiated: { cacheControl: 'private, max-age=0, must-revalidate', freshMs: 0 },
  leadsPageFonts: { cacheControl: 'private, max-age=300', freshMs: 0 },
  /** A picture in the editor, for those who are signed in: no shared cache may keep it. */
  editorImage: { cacheControl: 'private, max-age=31536000, immutable', freshMs: 0 },
  noStore: { cacheControl: 'no-store', freshMs: 0 },
} satisfies Record<string, CachePolicy>

/** The header of a response that nobody may store. */
export const noStoreHeader = { 'cache-control': cachePolicies.noStore.cacheControl }

/**
 * The policy of a page. Browsers ask each time, because old HTML names scripts that the next release no longer
 * has, and mostly get a 304. A prefetched page lasts until the click.
 * @param freshSeconds after this, it is rendered again
 */
function renderedPolicy(freshSeconds: number) {
  return {
    cacheControl: 'public, max-age=0, must-revalidate',
    prefetchCacheControl: 'private, max-age=10',
    // A CDN carries the site through an outage of it (RFC 5861). A change of content purges the CDN.
    cdnCacheControl: `max-age=${freshSeconds}, stale-while-revalidate=600, stale-if-error=86400`,
    freshMs: freshSeconds * 1000,
  } satisfies CachePolicy
}

export type CachePolicyName = keyof typeof cachePolicies

/** The header by which a route's response names its policy. The server sends that policy's headers instead. */
export const CACHE_POLICY_HEADER = 'x-cache-policy'

/** The header with which a route chooses a policy, for its loader's response or its `headers` export. */
export function cachedAs(name: CachePolicyName): Record<string, CachePolicyName> {
  return { [CACHE_POLICY_HEADER]: name }
}

const byName = new Map<string, CachePolicy>(Object.entries(cachePolicies))

/** The policy of that name. For a name that does not exist, `noStore`. */
export function cachePolicyOf(name: string): CachePolicy {
  return byName.get(name) ?? cachePolicies.noStore
}

/** After this, content is stale: it is served once more while it is read again. */
export const CONTENT_FRESH_MS = 60_000
/** How long a reader waits for changed content before it gets the stale one. */
export const CONTENT_STALE_WAIT_MS = 1_000
/** Pause after the content platform did not respond. Meanwhile stale content is served. */
export const CONTENT_RETRY_MS = 1_000
