import { Hono } from 'hono'
import { cachePolicies } from '#cache/index.ts'
import type { Content } from '#content/index.ts'
import type { Leads } from '#leads/index.ts'
import type { WebVitalsSummary } from '../metrics/index.ts'
import { sessionCookies, signInSteps } from '../sign-in/index.ts'
import type { Log } from '../start/log.ts'
import {
  type Env,
  forbidden,
  requireFormToken,
  requirePermission,
  requireSession,
} from './access.ts'
import { accountPage } from './account-page.ts'
import { activityPage } from './activity-page.ts'
import { fontRules } from './fonts.ts'
import { messagePage, signInPage, signInStepPage } from './layout.ts'
import { leadActions } from './lead-actions.ts'
import { listActions } from './list-actions.ts'
import { newsletterActions } from './newsletter-actions.ts'
import { overviewPage, periods } from './overview-page.ts'
import { homeOf, pageAt, pages, signInFor, signInPermissions, signInUrl } from './pages.ts'
import { peopleActions } from './people-actions.ts'
import { missing, privateResponses } from './responses.ts'

export { xlsxResponses } from './export-response.ts'
export { fontRules } from './fonts.ts'
export { documentTitle } from './layout.ts'
export { pages } from './pages.ts'
export { css } from './style.ts'

export interface LeadsPageOptions {
  leads: Leads
  log: Pick<Log, 'error'>
  /** The posts that can be sent as a newsletter. */
  posts: Pick<Content, 'post' | 'latestSummaries'>
  siteUrl: string
  /** The client folder of the build, which has the fonts. */
  clientFolder: string
  /** Whether the site has the Studio at `/studio`. */
  hasStudio: boolean
  /** How fast the site is for its visitors. */
  speed: () => Promise<WebVitalsSummary>
}

/**
 * The leads in a browser, for people who sign in; after `enforcePolicy`, which checks origins and sizes. A page is
 * skipped until someone may open it.
 */
export function leadsPage(options: LeadsPageOptions): Hono<Env> {
  const { people } = options.leads
  const page = new Hono<Env>().route('/leads', leadsRoutes(options))
  return new Hono<Env>().all('/leads/*', async (c, next) => {
    // Without the database, the page says so.
    const isAvailable = await people.exist(pageAt(c.req.path).permission).catch(() => true)
    return isAvailable ? page.fetch(c.req.raw, c.env) : next()
  })
}

/** The pages below `/leads`. Each needs a session with the permission of `pages`, and each form a token. */
export function leadsRoutes(options: LeadsPageOptions): Hono<Env> {
  const { people, newsletter } = options.leads
  const cookies = sessionCookies(options.siteUrl)
  const app = new Hono<Env>()
  // Before `privateResponses`, because font rules may be cached.
  const fonts = fontRules(options.clientFolder)
  app.get('/fonts.css', (c) =>
    c.body(fonts, 200, {
      'content-type': 'text/css',
      'cache-control': cachePolicies.leadsPageFonts.cacheControl,
    }),
  )
  app.use('*', privateResponses)

  const permission = signInPermissions
  const signIn = signInSteps({
    people,
    cookies,
    permission,
    forbidden: (role) => forbidden(role, permission),
  })
  app.get('/sign-in', (c) => c.html(signInPage(signInFor(c.req.query('next')))))
  app.post('/sign-in', (c) => {
    const next = signInFor(c.req.query('next'))
    return signIn(c, {
      action: signInUrl(next),
      // The overview isn't there until someone may see leads.
      target: ({ role }) => (next === pages.overview.path ? homeOf(role).path : next),
      page: signInStepPage,
    })
  })

  const session = { cookie: cookies.session, hasStudio: options.hasStudio }
  app.use('*', requireSession(options.leads, session), requirePermission)
  app.post('*', requireFormToken)
  app.post('/sign-out', async (c) => {
    await people.signOut(c.get('session'))
    cookies.session.remove(c)
    return c.redirect(signInUrl(homeOf(c.get('viewer').role).path), 303)
  })
  app.get('/', async (c) => {
    const weeks = Number(c.req.query('weeks'))
    const period = periods.find((one) => one === weeks) ?? periods[0]
    const overview = await c.get('inbox').overview(period)
    const speed = await options.speed()
    return c.html(overviewPage({ overview, speed, period, viewer: c.get('viewer') }))
  })
  app.get('/activity', async (c) =>
    c.html(activityPage(await c.get('inbox').activity(), c.get('viewer'))),
  )
  app.route('/', newsletterActions({ newsletter, posts: options.posts }))
  app.route('/', accountPage({ people, device: cookies.device }))
  app.route('/', peopleActions(people))
  app.route('/', listActions())
  app.route('/', leadActions())
  app.all('*', missing)
  app.onError((error, c) => {
    const requestId = c.env?.outgoing?.getHeader('x-request-id')
    options.log.error({ requestId, reason: error.stack }, 'leads page failed')
    const text = 'We can’t read the leads right now. Nothing is lost. Try again in a moment.'
    return c.html(messagePage('Unavailable', text), 503, { 'retry-after': '30' })
  })
  return app
}
