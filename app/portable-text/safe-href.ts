export interface Destination {
  href: string
  /**
   * How it is followed: as a page of this site; in a new tab, being another site's; or plainly, being
   * a file, a place on the same page or a mail address.
   */
  kind: 'page' | 'web' | 'plain'
}

/** Stands for this site, whose origin is not known here. */
const site = 'https://site.invalid'

/**
 * Where a link of the rich text may lead: http, https, mailto or a path of this site. Undefined for anything else, `//host` and `javascript:` included. The address
 * comes back as the URL standard writes it, so that nobody after this reads it in another way.
 */
export function destinationOf(href: unknown): Destination | undefined {
  if (typeof href !== 'string') return undefined
  const trimmed = href.trim()
  // The URL parser drops tabs and line breaks and reads a backslash as a slash: none may hide one.
  if (/[\s\\]/.test(trimmed)) return undefined
  if (/^[/#]/.test(trimmed)) return ownDestination(trimmed)
  const url = URL.canParse(trimmed) ? new URL(trimmed) : undefined
  if (url?.protocol === 'http:' || url?.protocol === 'https:')
    return { kind: 'web', href: url.href }
  return url?.protocol === 'mailto:' ? { kind: 'plain', href: url.href } : undefined
}

function ownDestination(href: string): Destination | undefined {
  const url = URL.canParse(href, site) ? new URL(href, site) : undefined
  // `/.//host` is a path of this site, but its parts joined again would name a host.
  if (url?.origin !== site || url.pathname.startsWith('//')) return undefined
  if (href.startsWith('#')) return { kind: 'plain', href: url.hash || '#' }
  const isFile = /\.\w+$/.test(url.pathname)
  return { kind: isFile ? 'plain' : 'page', href: url.href.slice(site.length) }
}
