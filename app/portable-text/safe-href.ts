export interface Destination {
  href: string
  /**
   * How the link opens: `page` with the router, `web` in a new tab, `plain` as a normal link (files,
   * fragments, mail).
   */
  kind: 'page' | 'web' | 'plain'
}

/** A placeholder for this site's origin, which isn't known here. */
const site = 'https://site.invalid'

/**
 * The destination of a link in rich text: http, https, mailto, or a path of this site; undefined for anything
 * else, including `//host` and `javascript:`. The URL parser serializes the result, so that everything that
 * reads it later sees the same URL.
 */
export function destinationOf(href: unknown): Destination | undefined {
  if (typeof href !== 'string') return undefined
  const trimmed = href.trim()
  // The URL parser drops tabs and line breaks and treats a backslash as a slash, so they are rejected.
  if (/[\s\\]/.test(trimmed)) return undefined
  if (/^[/#]/.test(trimmed)) return ownDestination(trimmed)
  const url = URL.canParse(trimmed) ? new URL(trimmed) : undefined
  if (url?.protocol === 'http:' || url?.protocol === 'https:')
    return { kind: 'web', href: url.href }
  return url?.protocol === 'mailto:' ? { kind: 'plain', href: url.href } : undefined
}

function ownDestination(href: string): Destination | undefined {
  const url = URL.canParse(href, site) ? new URL(href, site) : undefined
  // `/.//host` is a path of this site, but normalizing it would turn it into a host.
  if (url?.origin !== site || url.pathname.startsWith('//')) return undefined
  if (href.startsWith('#')) return { kind: 'plain', href: url.hash || '#' }
  const isFile = /\.\w+$/.test(url.pathname)
  return { kind: isFile ? 'plain' : 'page', href: url.href.slice(site.length) }
}
