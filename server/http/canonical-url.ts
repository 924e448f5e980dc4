import { areSameOrigin } from './same-origin.ts'

/** A line break that a mail program has put into a link. React Router finds no route for a path that has one. */
const lineBreak = '%0[ad]|%e2%80%a[89]'
const lineBreaks = new RegExp(lineBreak, 'gi')

/** What programs that append a campaign, or escape a link twice, put between parameters. */
const brokenSeparator = /(?<=.)\?(?=utm_)|&amp;(?=[\w.-]+=)/g

/** Whether a path has a line break, percent-encoded. */
export function hasLineBreak(path: string): boolean {
  return new RegExp(lineBreak, 'i').test(path)
}

/**
 * The canonical URL that a request should be redirected to: no trailing slash, no empty segment, no line
 * break, lowercase host, `&` between parameters. Undefined if the request is canonical. The result names a host only if it's the site's own, because a
 * client can send any `Host`, and redirects are cached.
 * @param target the request target as sent, path and query
 * @param host the Host header as sent
 * @param siteUrl the site's own origin
 */
export function canonicalTarget(target: string, host: string, siteUrl: string): string | undefined {
  const [path = '/', ...rest] = target.split('?')
  const sent = rest.length ? `?${rest.join('?')}` : ''
  const query = sent.replace(brokenSeparator, '&')
  // Browsers read a backslash as a slash (WHATWG URL), so `/\\example.com` would lead to another host.
  const clean = path
    .replace(lineBreaks, '')
    .replace(/[/\\]{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
  const lowerHost = host.toLowerCase()
  if (lowerHost !== host && isOwn(lowerHost, siteUrl)) return `//${lowerHost}${clean}${query}`
  return clean === path && query === sent ? undefined : `${clean}${query}`
}

function isOwn(host: string, siteUrl: string): boolean {
  const own = new URL(siteUrl)
  const url = `${own.protocol}//${host}`
  return URL.canParse(url) && areSameOrigin(new URL(url), own)
}
