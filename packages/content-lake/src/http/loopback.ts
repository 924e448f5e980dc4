const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Whether an origin, such as `http://localhost:3333`, is on this machine, under a name that editors are
 * opened by. Other addresses of 127.0.0.0/8 are refused, because nothing of ours uses them.
 */
export function isLoopbackOrigin(origin: string): boolean {
  const url = originIn(origin)
  return url !== undefined && loopbackNames.has(url.hostname)
}

/**
 * Whether an origin's host is a subdomain of `localhost` (RFC 6761 §6.3). Browsers count connections per
 * host, so each such name has a limit of its own.
 */
export function isLocalhostSubdomain(origin: string): boolean {
  return /^[a-z0-9-]{1,63}\.localhost$/.test(originIn(origin)?.hostname ?? '')
}

function originIn(text: string): URL | undefined {
  const url = URL.parse(text)
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return undefined
  return url.href === `${url.origin}/` ? url : undefined
}
