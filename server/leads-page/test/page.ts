import { Hono } from 'hono'
import type { Read } from '#content/index.ts'
import type { LeadKind, RenderMail } from '#leads/index.ts'
import { idOf, sender, testClock, testLeads } from '#leads/test/leads.ts'
import { message } from '#leads/test/messages.ts'
import { withoutLimits } from '../../../tests/fixtures/without-rate-limits.ts'
import { type Env, enforcePolicy } from '../../http/index.ts'
import { createMetrics } from '../../metrics/index.ts'
import { leadsPage } from '../index.ts'

/** The only post. */
const onlyPost = {
  id: 'post-1',
  title: 'One <post>',
  byline: 'Ada Byron',
  date: '2026-01-04T08:00:00.000Z',
  excerpt: 'What it says.',
  category: 'Research',
  featured: false,
  readTime: '3 min read',
  wordCount: 600,
  authors: [],
  body: [],
  seo: {},
}

/** The links of a mail. */
const renderMail: RenderMail = async ({ blocks }) =>
  blocks.map((block) => ('url' in block ? `href="${block.url}"` : '')).join('\n')

export const password = 'correct horse battery'

/** The leads page without leads, as a salesperson's browser requests it. */
export async function testPage(
  siteUrl = 'http://127.0.0.1:3000',
  more: Parameters<typeof testLeads>[0] = {},
) {
  const clock = testClock()
  const leads = await testLeads({
    now: clock.now,
    passwordCost: { N: 1024, r: 8, p: 1 },
    renderMail,
    ...more,
  })
  await leads.people.add({ name: 'Sally Sales', role: 'sales', password })
  const metrics = createMetrics()
  const app = new Hono<Env>()
  const content = { isReachable: true }
  const read = <T>(value: T | undefined): Read<T> => {
    if (!content.isReachable) return { state: 'unreachable' }
    return value === undefined ? { state: 'missing' } : { state: 'found', value }
  }
  const errors: unknown[] = []
  const options = {
    leads,
    log: { error: (entry: unknown) => errors.push(entry) },
    posts: {
      post: async (name: string) => read(name === onlyPost.id ? onlyPost : undefined),
      latestSummaries: async () => read([onlyPost]),
    },
    siteUrl,
    clientFolder: 'none',
    hasStudio: true,
    speed: metrics.webVitalsSummary,
  }
  app.use((c, next) => {
    c.env = { ...c.env, clientAddress: '192.0.2.9' }
    return next()
  })
  app.use(enforcePolicy({ siteUrl, ...withoutLimits }))
  app.route('/', leadsPage(options))
  let cookie = ''
  const get = (path: string) => app.request(path, { headers: { cookie } })
  const post = (path: string, fields: Record<string, string>, headers = {}) =>
    app.request(path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { cookie, ...headers },
    })
  const signIn = async (word = password, name = 'Sally Sales') => {
    const response = await post('/leads/sign-in', { name, password: word })
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? ''
    return response
  }
  /** Posts the filter form. Returns the URL that it redirects to. */
  const search = async (fields: Record<string, string>) =>
    (await post('/leads/list', { token: await token('/leads/list'), ...fields })).headers.get(
      'location',
    ) ?? ''
  /** The CSRF token in a page's forms. */
  const token = async (path: string) =>
    /name="token" value="([^"]+)"/.exec(await (await get(path)).text())?.[1] ?? ''
  return { app, options, errors, content, clock, metrics, leads, get, post, search, signIn, token }
}

/** The same, signed in and with one lead, by default a message. */
export async function testPageWithLead(fields: object = message, kind: LeadKind = 'contact') {
  const site = await testPage()
  const id = idOf(await site.leads.submit(kind, fields, sender))
  await site.signIn()
  return { ...site, id, leadPath: `/leads/${id}` }
}
