import { type Context, Hono } from 'hono'
import { noStoreHeader } from '#cache/index.ts'
import { isEqualInConstantTime } from '#signing/index.ts'
import { bearerToken, type Env, isLoopback } from '../http/index.ts'

interface Options {
  /** `METRICS_TOKEN`. */
  token: string | undefined
  /** Whether a proxy is in front. It may be on this machine, so a loopback address proves nothing. */
  isBehindProxy: boolean
  /** The metrics as Prometheus text. */
  text(): Promise<string>
}

/** Headers that proxies add: such a request is not from this machine. */
const forwarding = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via']

/**
 * `/metrics`, for clients with the token and, without a proxy, for this machine. All others get 403 if
 * a token is configured, else 404.
 */
export function metricsEndpoint({ token, isBehindProxy, text }: Options) {
  return new Hono<Env>().get('/metrics', async (c) => {
    if (!hasToken(c, token) && (isBehindProxy || !isFromThisMachine(c))) {
      const status = token ? 403 : 404
      return c.text(
        token ? 'Send the token of METRICS_TOKEN.' : 'Not found.',
        status,
        noStoreHeader,
      )
    }
    const type = 'text/plain; version=0.0.4; charset=utf-8'
    return c.body(await text(), 200, { ...noStoreHeader, 'content-type': type })
  })
}

function hasToken(c: Context<Env>, token: string | undefined): boolean {
  const given = bearerToken(c)
  return token !== undefined && given !== undefined && isEqualInConstantTime(given, token)
}

function isFromThisMachine(c: Context<Env>): boolean {
  return (
    isLoopback(c.env.incoming.socket.remoteAddress ?? '') &&
    isLoopback(URL.parse(`http://${c.req.header('host')}`)?.hostname ?? '') &&
    forwarding.every((name) => c.req.header(name) === undefined)
  )
}
