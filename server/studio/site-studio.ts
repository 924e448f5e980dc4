import { Hono, type MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { html } from 'hono/html'
import { noStoreHeader } from '#cache/index.ts'
import type { People } from '#leads/index.ts'
import type { StudioSettings } from '#studio/src/settings.ts'
import {
  areSameOrigin,
  type Env,
  isLocalhostSubdomain,
  isLoopback,
  type Upgrades,
} from '../http/index.ts'
import { pages } from '../leads-page/index.ts'
import type { Html } from '../sign-in/index.ts'
import type { ContentPlatform } from '../start/content-platform.ts'
import type { Settings } from '../start/settings.ts'
import { type EditorRoutesOptions, editorRoutes } from './editor-routes.ts'
import { type SignInPage, signInPage } from './sign-in-page.ts'
import { isStudioBuilt } from './studio-files.ts'
import { studioPages } from './studio-pages.ts'

export interface SiteStudioOptions extends Pick<EditorRoutesOptions, 'clientFolder'> {
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
 * hosted project with Sanity's own sign-in. Undefined for other platforms, which have no users.
 */
export function siteStudio(options: SiteStudioOptions): SiteStudio | undefined {
  const { settings, platform, people } = options
  const { siteUrl } = settings
  const { projectId, dataset } = settings.sanity
  const { embedded } = platform
  const page = signInPage(options.clientFolder)
  if (!embedded) {
    if (!projectId || settings.sanity.apiHost) return undefined
    const pages = studioPages({ siteUrl, projectId, dataset })
    return {
      routes: whenAvailable(pages, {
        isBuilt: isStudioBuilt,
        isUsed: async () => isStudioBuilt(),
        page,
      }),
    }
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
    leadsUrl: siteUrl + pages.overview.path,
    accountUrl: `${siteUrl}${pages.account.path}`,
    ...(isPlain ? { eventStreams: apiHost } : {}),
  }
  const named = editorRoutes({ ...options, siteUrl, platformUrl: embedded.url })
  const app = new Hono<Env>()
  app.route('/', named.routes)
  app.route('/', studioPages(studioSettings))
  const isUsed = () => people.exist('studio')
  const routes = whenAvailable(app, { isBuilt: isStudioBuilt, isUsed, page })
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

/** Says how to build the editor. */
export function notBuiltPage({ step }: Pick<SignInPage, 'step'>): Html {
  return step(
    'The editor isn’t built',
    html`<p>This release was installed without it. Whoever runs the site can build it without a restart:</p>
<pre>npm run studio -- build</pre>
<p>Then reload this page.</p>`,
  )
}

interface Availability {
  /** Whether someone may sign in. Until then, the routes are skipped. */
  isUsed(): Promise<boolean>
  /** Whether the editor is built. Until then, a page says how to build it (503). */
  isBuilt(): boolean
  page: SignInPage
}

/** The routes of an editor, for as long as it's available. */
export function whenAvailable(
  editor: Hono<Env>,
  { isUsed, isBuilt, page }: Availability,
): Hono<Env> {
  return new Hono<Env>().all('/studio/*', async (c, next) => {
    if (!(await isUsed())) return next()
    if (!isBuilt())
      return c.html(notBuiltPage(page), 503, {
        ...noStoreHeader,
        'content-security-policy': page.policy,
        'x-robots-tag': 'noindex, nofollow',
      })
    return editor.fetch(c.req.raw, c.env)
  })
}
