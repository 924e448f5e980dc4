import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { cachePolicies } from '#cache/index.ts'
import type { Content } from '#content/index.ts'
import {
  type Assignee,
  inboxOfKinds,
  type Leads,
  leadKinds,
  leadKindsOf,
  may,
  type Role,
  rolesWith,
} from '#leads/index.ts'
import type { WebVitalsSummary } from '../metrics/index.ts'
import {
  formFields,
  formToken,
  isFormToken,
  sessionCookies,
  signInSteps,
} from '../sign-in/index.ts'
import type { Log } from '../start/log.ts'
import { ACCOUNT_PATH, accountPage } from './account-page.ts'
import { activityPage } from './activity-page.ts'
import { detailPage } from './detail-page.ts'
import { csvResponse, xlsxResponses } from './export-response.ts'
import { fileResponse } from './file-response.ts'
import { fontRules } from './fonts.ts'
import {
  erasedPage,
  messagePage,
  NEWSLETTER_PATH,
  outOfDatePage,
  signInPage,
  signInStepPage,
} from './layout.ts'
import { type Env, leadActions } from './lead-actions.ts'
import { listPage } from './list-page.ts'
import { newsletterActions } from './newsletter-actions.ts'
import { overviewPage, periods } from './overview-page.ts'
import { peopleActions } from './people-actions.ts'
import { privateResponses } from './private-responses.ts'
import {
  isFiltered,
  LIST_PATH,
  listUrl,
  PAGE_SIZE,
  queryText,
  readForm,
  readQuery,
  withoutText,
} from './query.ts'
import { signInFor, signInUrl } from './sign-in-url.ts'
import { visitorPage } from './visitor-page.ts'

export { ACCOUNT_PATH } from './account-page.ts'
export { xlsxResponses } from './export-response.ts'
export { fontRules } from './fonts.ts'
export { documentTitle } from './layout.ts'
export { css } from './style.ts'

export interface LeadsPageOptions {
  leads: Leads
  log: Pick<Log, 'error'>
  /** The posts that can be sent as a newsletter. */
  posts: Pick<Content, 'post' | 'latestSummaries'>
  siteUrl: string
  /** The client folder of the build, which has the fonts. */
  clientFolder: string
  /** How fast the site is for its visitors. */
  speed: () => Promise<WebVitalsSummary>
}

const texts = {
  forbidden: (role: Role, permission: 'leads' | 'newsletter') =>
    `Your role, ${role}, doesn’t include the ${permission}. Ask an administrator for another role (${rolesWith(permission).join(', ')}), or sign in as somebody else.`,
  administratorsOnly: 'This page is for administrators.',
  noErasure: 'Ask an administrator: this would also delete leads that your role doesn’t include.',
  signedOut: 'You were signed out before this was done. Sign in, and do it again.',
  nothingToSave: 'There is no filter to save, because the search text isn’t saved.',
  notSaved: 'A filter needs a name, and you can save up to 30. Remove one first.',
}

/** A role with one of these may sign in here. */
const signInPermissions = ['leads', 'newsletter'] as const

/** The paths that editors use, who don't see leads. */
const pathsOfEditors = [
  ...['/leads/fonts.css', '/leads/sign-in', '/leads/sign-out'],
  ...[NEWSLETTER_PATH, ACCOUNT_PATH],
]

/**
 * The leads in a browser, for people who sign in; after `enforcePolicy`, which checks origins and sizes. Its
 * paths are skipped until somebody may see leads, or send the newsletter.
 */
export function leadsPage(options: LeadsPageOptions): Hono<Env> {
  const { people } = options.leads
  const page = new Hono<Env>().route('/leads', leadsRoutes(options))
  return new Hono<Env>().all('/leads/*', async (c, next) => {
    // Without the database, the page says so.
    const isOfEditors = pathsOfEditors.some((path) => c.req.path.startsWith(path))
    const permission = isOfEditors ? signInPermissions : 'leads'
    const isAvailable = await people.exist(permission).catch(() => true)
    return isAvailable ? page.fetch(c.req.raw, c.env) : next()
  })
}

/** The pages below `/leads`. */
export function leadsRoutes(options: LeadsPageOptions): Hono<Env> {
  const { siteUrl } = options
  const { people } = options.leads
  const cookies = sessionCookies(siteUrl)
  const app = new Hono<Env>()

  /** Requires a session, of a person who has the permission if one is given. */
  const requireSession =
    (permission?: 'leads' | 'newsletter'): MiddlewareHandler<Env> =>
    async (c, next) => {
      const session = cookies.session.read(c)
      const person = session && (await people.personOfBrowser(session))
      if (!person) {
        const next = signInFor(c.req.url)
        if (c.req.method === 'POST') {
          const { note } = await formFields(c)
          return c.html(signInPage(next, texts.signedOut, note), 401)
        }
        const isShownHere = ['/leads', NEWSLETTER_PATH, ACCOUNT_PATH].includes(c.req.path)
        return isShownHere ? c.html(signInPage(next)) : c.redirect(signInUrl(next), 303)
      }
      const { id, name, role } = person
      if (permission && !may(role, permission))
        return c.html(signInPage('/leads', texts.forbidden(role, permission)), 403)
      c.set('session', session)
      c.set('viewer', { id, name, role, token: formToken(session) })
      if (may(role, 'leads')) {
        c.set('kinds', leadKindsOf[role])
        c.set('inbox', inboxOfKinds(options.leads.inbox.of(name), leadKindsOf[role]))
      }
      return next()
    }
  const requireLeads = requireSession('leads')
  const seesAll = (c: Context<Env>) => leadKinds.every((kind) => c.get('kinds').includes(kind))
  /** Rejects forms without the session's token (CSRF). */
  const requireFormToken: MiddlewareHandler<Env> = async (c, next) => {
    const { token = '', note } = await formFields(c)
    if (isFormToken(token, c.get('session'))) return next()
    return c.html(outOfDatePage(note), 403)
  }
  const requirePeople: MiddlewareHandler<Env> = async (c, next) => {
    const viewer = c.get('viewer')
    if (may(viewer.role, 'people')) return next()
    return c.html(messagePage('You can’t do that', texts.administratorsOnly, viewer), 403)
  }
  const missing = (c: Context<Env>) =>
    c.html(messagePage('Not found', 'There is no such lead or page.', c.get('viewer')), 404)
  const refused = (c: Context<Env>, text: string) =>
    c.html(messagePage('That didn’t work', text, c.get('viewer')), 422)
  // Before `privateResponses`, because font rules may be cached.
  const fonts = fontRules(options.clientFolder)
  app.get('/fonts.css', (c) =>
    c.body(fonts, 200, {
      'content-type': 'text/css',
      'cache-control': cachePolicies.leadsPageFonts.cacheControl,
    }),
  )
  app.use('*', privateResponses)

  const signIn = signInSteps({
    people,
    cookies,
    permission: signInPermissions,
    forbidden: (role) => texts.forbidden(role, 'leads'),
  })
  app.get('/sign-in', (c) => c.html(signInPage(signInFor(c.req.query('next') ?? ''))))
  app.post('/sign-in', (c) => {
    const next = signInFor(c.req.query('next') ?? '')
    return signIn(c, {
      action: signInUrl(next),
      target: () => next,
      page: signInStepPage(next),
    })
  })
  app.post('/sign-out', requireSession(), requireFormToken, async (c) => {
    await people.signOut(c.get('session'))
    cookies.session.remove(c)
    return c.redirect(may(c.get('viewer').role, 'leads') ? '/leads' : NEWSLETTER_PATH, 303)
  })

  app.get('/', requireSession(), async (c) => {
    if (!may(c.get('viewer').role, 'leads')) return c.redirect(NEWSLETTER_PATH, 303)
    const weeks = Number(c.req.query('weeks'))
    const period = periods.find((one) => one === weeks) ?? periods[0]
    const overview = await c.get('inbox').overview(period)
    const speed = await options.speed()
    return c.html(overviewPage({ overview, speed, period, viewer: c.get('viewer') }))
  })
  /** The query of the list, in the URL of a request. */
  const queryOf = (c: Context<Env>, assignees: readonly Assignee[]) =>
    readQuery(new URL(c.req.url).searchParams, c.get('session'), assignees)
  app.use('/list/*', requireLeads)
  app.get('/list', async (c) => {
    const assignees = await c.get('inbox').assignees()
    const query = queryOf(c, assignees)
    const { filter, page } = query
    const count = await c.get('inbox').count(filter)
    const last = Math.max(1, Math.ceil(count / PAGE_SIZE))
    if (page > last) return c.redirect(listUrl(LIST_PATH, query, last), 303)
    const some = await c
      .get('inbox')
      .list(filter, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE })
    const saved = await c.get('inbox').savedFilters()
    const viewer = c.get('viewer')
    return c.html(
      listPage({ query, leads: some, count, kinds: c.get('kinds'), assignees, saved, viewer }),
    )
  })
  app.post('/list', async (c) => {
    const form = new URLSearchParams(await formFields(c))
    return c.redirect(listUrl(LIST_PATH, readForm(form, c.get('session'))), 303)
  })
  const xlsxResponse = xlsxResponses()
  app.get('/:file{export\\.(csv|xlsx)}', requireLeads, async (c) => {
    const query = queryOf(c, await c.get('inbox').assignees())
    // Without the search, the file would contain leads that weren't asked for.
    if (query.isSearchLost) return c.redirect(LIST_PATH + new URL(c.req.url).search, 303)
    const format = c.req.param('file') === 'export.csv' ? 'csv' : 'xlsx'
    const leads = c.get('inbox').export(format, query.filter)
    return format === 'csv' ? csvResponse(leads) : xlsxResponse(leads, c.get('viewer').id)
  })
  app.post('/filters', requireLeads, requireFormToken, async (c) => {
    const { name = '', query } = await formFields(c)
    const given = withoutText(readQuery(new URLSearchParams(query), c.get('session')))
    if (!isFiltered(given)) return refused(c, texts.nothingToSave)
    const filter = queryText(given)
    if (!(await c.get('inbox').saveFilter(name, filter))) return refused(c, texts.notSaved)
    return c.redirect(`${LIST_PATH}?${filter}`, 303)
  })
  app.post('/filters/remove', requireLeads, requireFormToken, async (c) => {
    const { name = '' } = await formFields(c)
    await c.get('inbox').removeFilter(name)
    return c.redirect(LIST_PATH, 303)
  })
  app.post('/erase', requireLeads, requireFormToken, async (c) => {
    const { email = '' } = await formFields(c)
    if (!seesAll(c)) return refused(c, texts.noErasure)
    const erased = await c.get('inbox').erase(email)
    return c.html(erasedPage(erased, c.get('viewer')))
  })
  app.use('/newsletter/*', requireSession('newsletter'))
  app.post('/newsletter/*', requireFormToken)
  app.route('/', newsletterActions({ newsletter: options.leads.newsletter, posts: options.posts }))
  app.use('/account/*', requireSession())
  app.post('/account/*', requireFormToken)
  app.route('/', accountPage({ people, device: cookies.device }))
  app.use('/people/*', requireLeads, requirePeople)
  app.post('/people/*', requireFormToken)
  app.route('/', peopleActions(people))
  app.get('/activity', requireLeads, requirePeople, async (c) =>
    c.html(activityPage(await c.get('inbox').activity(), c.get('viewer'))),
  )
  app.get('/:id{[0-9a-f]+}', requireLeads, async (c) => {
    const id = c.req.param('id')
    const lead = await c.get('inbox').show(id)
    const visitor = lead && (await c.get('inbox').visitor(id))
    if (!visitor) return missing(c)
    const assignees = await c.get('inbox').assignees()
    return c.html(
      detailPage({
        lead,
        visitor,
        events: await c.get('inbox').history(id),
        names: assignees.map(({ name }) => name),
        canErase: seesAll(c),
        query: queryOf(c, assignees),
        viewer: c.get('viewer'),
      }),
    )
  })
  app.get('/:id{[0-9a-f]+}/file', requireLeads, async (c) => {
    const file = await c.get('inbox').file(c.req.param('id'))
    return file ? fileResponse(file) : missing(c)
  })
  app.get('/:id{[0-9a-f]+}/person', requireLeads, async (c) => {
    const visitor = await c.get('inbox').visitor(c.req.param('id'))
    return visitor ? c.html(visitorPage(visitor, c.get('viewer'))) : missing(c)
  })
  app.use('/:id{[0-9a-f]+}/*', requireLeads)
  app.route('/', leadActions({ requireFormToken, missing, refused }))
  app.all('*', requireSession(), missing)
  app.onError((error, c) => {
    const requestId = c.env?.outgoing?.getHeader('x-request-id')
    options.log.error({ requestId, reason: error.stack }, 'leads page failed')
    const text = 'We can’t read the leads right now. Nothing is lost. Try again in a moment.'
    return c.html(messagePage('Unavailable', text), 503, { 'retry-after': '30' })
  })
  return app
}
