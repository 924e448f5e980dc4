const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether an origin, such as `http://localhost:3333`, is one of this machine. */
export function isLoopback(origin: string): boolean {
  const url = originIn(origin)
  return url !== undefined && loopbackNames.has(url.hostname)
}

/**
 * Whether an origin is a name of its own below `.localhost`. Browsers take each for another host, so
 * that connections to one do not count against those to another; all end here (RFC 6761 §6.3).
 */
export function isBelowLocalhost(origin: string): boolean {
  return /^[a-z0-9-]{1,63}\.localhost$/.test(originIn(origin)?.hostname ?? '')
}

function originIn(text: string): URL | undefined {
  const url = URL.parse(text)
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return undefined
  return url.href === `${url.origin}/` ? url : undefined
}
