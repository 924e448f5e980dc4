export type Destination =
  | { kind: 'site'; href: string }
  | { kind: 'web'; href: string }
  | { kind: 'mail'; href: string }

/**
 * Where a link of the rich text may lead: http, https, mailto or a path of this site
 * (handling: Content). Undefined for anything else, `//host` and `javascript:` included.
 */
export function destinationOf(href: unknown): Destination | undefined {
  if (typeof href !== 'string') return undefined
  const trimmed = href.trim()
  // The URL parser drops tabs and line breaks and reads a backslash as a slash: none may hide one.
  if (/[\s\\]/.test(trimmed)) return undefined
  if (/^(\/(?!\/)|#)/.test(trimmed)) return { kind: 'site', href: trimmed }
  if (!URL.canParse(trimmed)) return undefined
  const { protocol } = new URL(trimmed)
  if (protocol === 'http:' || protocol === 'https:') return { kind: 'web', href: trimmed }
  return protocol === 'mailto:' ? { kind: 'mail', href: trimmed } : undefined
}
