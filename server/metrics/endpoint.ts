import { createHash, timingSafeEqual } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'

interface Options {
  /** `METRICS_TOKEN`. */
  token: string | undefined
  /** Visitors come through a proxy, which may be on this machine: then only the token counts. */
  behindProxy: boolean
  /** The metrics as Prometheus text. */
  text(): Promise<string>
}

type Env = { Bindings: HttpBindings }

/** Headers that a proxy adds: whoever asks through one is not on this machine. */
const forwarding = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via']
const loopbackAddress = /^(127\.|::1$|::ffff:127\.)/
const loopbackHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i

/**
 * `/metrics` for whoever has the token, and for this machine itself without one.
 * For everybody else: 403 where there is a token to have, 404 where there is none.
 */
export function metricsEndpoint({ token, behindProxy, text }: Options) {
  return new Hono<Env>().get('/metrics', async (c) => {
    const noStore = { 'cache-control': 'no-store' }
    if (!hasToken(c, token) && (behindProxy || !isFromThisMachine(c))) {
      const status = token ? 403 : 404
      return c.text(token ? 'Send the token of METRICS_TOKEN.' : 'Not found.', status, noStore)
    }
    const type = 'text/plain; version=0.0.4; charset=utf-8'
    return c.body(await text(), 200, { ...noStore, 'content-type': type })
  })
}

function hasToken(c: Context<Env>, token: string | undefined): boolean {
  const given = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
  if (!token || !given) return false
  const hash = (value: string) => createHash('sha256').update(value).digest()
  return timingSafeEqual(hash(given), hash(token))
}

function isFromThisMachine(c: Context<Env>): boolean {
  return (
    loopbackAddress.test(c.env.incoming.socket.remoteAddress ?? '') &&
    loopbackHost.test(c.req.header('host') ?? '') &&
    forwarding.every((name) => c.req.header(name) === undefined)
  )
}
