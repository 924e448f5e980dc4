import { describe, expect, it } from 'vitest'
import { may, type Role, roles } from '#leads/index.ts'
import { sender } from '#leads/test/leads.ts'
import { application, message } from '#leads/test/messages.ts'
import { leadsRoutes } from './index.ts'
import { password, testPage } from './test/page.ts'

const open = ['/fonts.css', '/sign-in']
/** Ends the session. */
const last = '/sign-out'

/** Signs in someone with a role. `urls` are the pages that need a permission. */
async function signedIn(role: Role) {
  const site = await testPage()
  await site.leads.people.add({ name: 'Bob', role, password })
  await site.leads.people.add({ name: 'Ada', role: 'administrator', password })
  const signIn = await site.signIn(password, 'Bob')
  const urls = leadsRoutes(site.options)
    .routes.filter(({ method, path }) => method !== 'ALL' && !open.includes(path) && path !== last)
    .map(({ method, path }) => ({
      method,
      url: `/leads${path
        .replace(/\/$/, '')
        .replace(/:id\{.*?\}/, '00')
        .replace(/:file\{.*\}/, 'export.csv')}`,
    }))
  return { ...site, signIn, urls }
}

/** Whether a role may open a page below `/leads`. */
function mayOpen(role: Role, url: string): boolean {
  if (url.startsWith('/leads/account')) return true
  if (/^\/leads\/(activity|people)/.test(url)) return may(role, 'people')
  return may(role, url.startsWith('/leads/newsletter') ? 'newsletter' : 'leads')
}

describe.each(roles)('%s', (role) => {
  it('can open only what the role includes', async () => {
    const { get, post, signIn, token, urls } = await signedIn(role)
    expect(signIn.status).toBe(303)
    const home = may(role, 'leads') ? '/leads' : '/leads/newsletter'
    const proof = await token(home)
    expect(urls.length).toBeGreaterThan(15)
    for (const { method, url } of urls) {
      const { status } = await (method === 'GET' ? get(url) : post(url, { token: proof }))
      // The overview redirects to what the role includes.
      if (url === '/leads' && home !== url) expect(status).toBe(303)
      else expect([401, 403].includes(status), url).toBe(!mayOpen(role, url))
    }
  })

  it('sees a link to the editor only with the permission', async () => {
    const { get } = await signedIn(role)
    const text = await (await get('/leads/account')).text()
    expect(text.includes('href="/studio"')).toBe(may(role, 'studio'))
  })

  it.skipIf(!may(role, 'studio'))('can use a session of the Studio', async () => {
    const { app, leads } = await signedIn(role)
    const attempt = { name: 'Bob', password, permission: 'studio', address: '192.0.2.1' } as const
    const result = await leads.people.signIn(attempt)
    if (result.state !== 'open') throw new Error(result.state)
    const cookie = `studio=${result.browserToken}`
    for (const url of ['/leads/list', '/leads/newsletter']) {
      const response = await app.request(url, { headers: { cookie } })
      expect(response.status, url).toBe(mayOpen(role, url) ? 200 : 403)
      if (response.status === 403) expect(await response.text()).toContain(role)
    }
  })
})

it.each(roles)('opens a page after the sign-in of the only person, %s', async (role) => {
  const { get, leads, post, signIn, token } = await testPage()
  await leads.people.remove('Sally Sales')
  await leads.people.add({ name: 'Bob', role, password })
  const home = (await signIn(password, 'Bob')).headers.get('location') ?? ''
  expect((await get(home)).status).toBe(200)
  // Also from a form that is out of date.
  const outOfDate = await post(`${home}/x`, { token: 'x' })
  const [, back = ''] = /<p><a href="([^"]+)"/.exec(await outOfDate.text()) ?? []
  expect((await get(back)).status).toBe(200)
  expect(await token(back)).not.toBe('')
})

it('needs a session', async () => {
  const { app, urls } = await signedIn('sales')
  for (const { method, url } of urls) {
    const { status } = await app.request(url, { method })
    // Other pages redirect to the sign-in.
    expect(status, url).toBe(method !== 'GET' ? 401 : url === '/leads' ? 200 : 303)
  }
})

it('needs the token of the session in each form', async () => {
  const { post, urls } = await signedIn('administrator')
  for (const { url } of urls.filter(({ method }) => method === 'POST'))
    expect((await post(url, { token: 'x' })).status, url).toBe(403)
})

it('does not exist until a person may see leads', async () => {
  const { get, leads } = await testPage()
  await leads.people.remove('Sally Sales')
  for (const path of ['/leads/account', '/leads/sign-in', '/leads/fonts.css'])
    expect((await get(path)).status, path).toBe(404)
  await leads.people.add({ name: 'Bob', role: 'editor', password })
  for (const path of ['/leads', '/leads/list', '/leads/people'])
    expect((await get(path)).status, path).toBe(404)
  await leads.people.setRole('Bob', 'administrator')
  expect((await get('/leads')).status).toBe(200)
})

it.each(['remove', 'setPassword', 'setRole', 'endSessions'] as const)(
  'ends the session on %s',
  async (how) => {
    const { get, leads, signIn } = await testPage()
    await leads.people.add({ name: 'Bob', role: 'administrator', password })
    await signIn()
    expect((await get('/leads/list')).status).toBe(200)
    const { people } = leads
    if (how === 'setPassword') await people.setPassword('Sally Sales', 'another long password')
    else if (how === 'setRole') await people.setRole('Sally Sales', 'administrator')
    else await people[how]('Sally Sales')
    expect((await get('/leads/list')).status).toBe(303)
  },
)

it('counts for a recruiter only deliveries about applications', async () => {
  const { leads, get, signIn } = await testPage()
  await leads.submit('contact', message, sender)
  await leads.people.add({ name: 'Rita', role: 'recruiter', password })
  await signIn(password, 'Rita')
  const before = await (await get('/leads')).text()
  expect(before).not.toContain('waiting</span>')
  expect(before).not.toContain('subscribers')
  await leads.submit('application', application, sender)
  expect(await (await get('/leads')).text()).toContain('1<span class="sr-only"> waiting</span>')
})
