import { type Context, Hono } from 'hono'
import type { Editors } from '#leads/index.ts'
import { siteCookie, type Upgrades } from '../http/index.ts'
import { type ApiProxyOptions, apiProxy } from './api-proxy.ts'
import type { Env } from './env.ts'
import { signInRoutes } from './sign-in.ts'
import { socketProxy } from './socket-proxy.ts'

export { signInPage } from './sign-in-page.ts'

export interface EditorRoutesOptions
  extends Pick<ApiProxyOptions, 'takeRateLimitToken' | 'platformUrl'> {
  editors: Omit<Editors, 'close'>
  siteUrl: string
  /** The client folder of the build, which has the fonts. */
  clientFolder: string
  /** The client's IP address, for the limits of sign-ins. */
  clientAddress: (c: Context<Env>) => string
}

/** Named editors of the embedded platform: sign-in, API, and WebSockets. */
export function editorRoutes(options: EditorRoutesOptions): {
  routes: Hono<Env>
  upgrades: Upgrades
} {
  const session = siteCookie(options.siteUrl, 'studio')
  const cookies = { session, device: siteCookie(options.siteUrl, 'studio-device') }
  const routes = new Hono<Env>()
  routes.route('/', signInRoutes({ ...options, cookies }))
  routes.route('/', apiProxy({ ...options, session }))
  return { routes, upgrades: socketProxy({ ...options, session }) }
}
