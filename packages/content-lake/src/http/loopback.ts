const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether an origin, such as `http://localhost:3333`, is a loopback one. */
export function isLoopback(origin: string): boolean {
  const url = originIn(origin)
  return url !== undefined && loopbackNames.has(url.hostname)
}

/**
 * Whether an origin's host is below `.localhost` (RFC 6761 §6.3). Browsers count connections per
 * host, so each such name has a limit of its own.
 */
export function isBelowLocalhost(origin: string): boolean {
  return /^[a-z0-9-]{1,63}\.localhost$/.test(originIn(origin)?.hostname ?? '')
}

function originIn(text: string): URL | undefined {
  const url = URL.parse(text)
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return undefined
  return url.href === `${url.origin}/` ? url : undefined
}
