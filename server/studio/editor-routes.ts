import { Hono } from 'hono'
import type { People } from '#leads/index.ts'
import type { Env, Upgrades } from '../http/index.ts'
import { sessionCookies } from '../sign-in/index.ts'
import { type ApiProxyOptions, apiProxy } from './api-proxy.ts'
import { signInRoutes } from './sign-in-routes.ts'
import { socketProxy } from './socket-proxy.ts'

export interface EditorRoutesOptions extends Pick<ApiProxyOptions, 'platformUrl'> {
  people: Omit<People, 'close'>
  siteUrl: string
  /** The client folder of the build, which has the fonts. */
  clientFolder: string
}

/** Named editors of the embedded platform: sign-in, API, and WebSockets. */
export function editorRoutes(options: EditorRoutesOptions): {
  routes: Hono<Env>
  upgrades: Upgrades
} {
  const cookies = sessionCookies(options.siteUrl)
  const { session } = cookies
  const routes = new Hono<Env>()
  routes.route('/', signInRoutes({ ...options, cookies }))
  routes.route('/', apiProxy({ ...options, session }))
  return { routes, upgrades: socketProxy({ ...options, session }) }
}
