import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { HttpBindings } from '@hono/node-server'
import { Hono, type MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import type { People } from '#leads/index.ts'
import type { StudioSettings } from '#studio/src/settings.ts'
import { type EditorRoutesOptions, editorRoutes } from '../editors/index.ts'
import { areSameOrigin, isLocalhostSubdomain, isLoopback, type Upgrades } from '../http/index.ts'
import type { ContentPlatform } from '../start/content-platform.ts'
import type { Settings } from '../start/settings.ts'
import { studioBuild } from './studio-files.ts'
import { studioPages } from './studio-pages.ts'

type Env = { Bindings: HttpBindings }

export interface SiteStudioOptions
  extends Pick<EditorRoutesOptions, 'clientFolder' | 'clientAddress' | 'takeRateLimitToken'> {
  settings: Settings
  platform: ContentPlatform
  people: Omit<People, 'close'>
}

export interface SiteStudio {
  routes: Hono<Env>
  upgrades?: Upgrades
  /** Responds to CORS preflights of event streams; runs before other checks of the API. */
  preflight?: MiddlewareHandler
}

/**
 * The editor on the site's own origin, at `/studio`: on the embedded platform with named people, on a
 * hosted project with Sanity's own sign-in. Undefined for other platforms, which have no users. Its paths
 * are a 404 until the editor is built and, on the embedded platform, until somebody may sign in.
 */
export function siteStudio(options: SiteStudioOptions): SiteStudio | undefined {
  const { settings, platform, people } = options
  const { siteUrl } = settings
  const { projectId, dataset } = settings.sanity
  const { embedded } = platform
  if (!embedded) {
    if (!projectId || settings.sanity.apiHost) return undefined
    const pages = studioPages({ siteUrl, projectId, dataset })
    return { routes: whenAvailable(pages, async () => isBuilt()) }
  }
  const { protocol, hostname } = new URL(siteUrl)
  // Without TLS there is no HTTP/2, and browsers limit the connections to a host.
  const isPlain = protocol === 'http:' && isLoopback(hostname)
  const apiHost = `${siteUrl}/studio/api`
  const studioSettings: StudioSettings = {
    siteUrl,
    projectId: embedded.projectId,
    dataset,
    apiHost,
    signIn: 'Name and password',
    ...(isPlain ? { eventStreams: apiHost } : {}),
  }
  const named = editorRoutes({ ...options, siteUrl, platformUrl: embedded.url })
  const app = new Hono<Env>()
  app.route('/', named.routes)
  app.route('/', studioPages(studioSettings))
  const routes = whenAvailable(app, async () => isBuilt() && (await people.exist('studio')))
  return { routes, upgrades: named.upgrades, ...(isPlain ? { preflight: allowFrom(siteUrl) } : {}) }
}

/** Allows the editor's pages to read event streams from subdomains of `localhost` (CORS). */
function allowFrom(siteUrl: string): MiddlewareHandler {
  const own = new URL(siteUrl)
  const allow = cors({
    origin: (origin) => {
      const url = URL.parse(origin)
      return url && areSameOrigin(url, own) ? origin : null
    },
    allowMethods: ['GET'],
    maxAge: 600,
  })
  return (c, next) => (isLocalhostSubdomain(new URL(c.req.url).hostname) ? allow(c, next) : next())
}

const isBuilt = () => existsSync(join(studioBuild, 'index.html'))

/** The routes of an editor. They are skipped while it isn't available. */
function whenAvailable(editor: Hono<Env>, isAvailable: () => Promise<boolean>): Hono<Env> {
  return new Hono<Env>().all('/studio/*', async (c, next) =>
    (await isAvailable()) ? editor.fetch(c.req.raw, c.env) : next(),
  )
}
