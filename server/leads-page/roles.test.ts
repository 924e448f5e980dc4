import { describe, expect, it } from 'vitest'
import { may, type Role, roles } from '#leads/index.ts'
import { leadsRoutes } from './index.ts'
import { password, testPage } from './test/page.ts'

const open = ['/fonts.css', '/sign-in']
/** Ends the session. */
const last = '/sign-out'

/** Signs in somebody with a role. `urls` are the pages that need a permission. */
async function signedIn(role: Role) {
  const site = await testPage()
  await site.leads.people.add({ name: 'Bob', role, password })
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

describe.each(roles)('%s', (role) => {
  const isAllowed = may(role, 'leads')

  it(`${isAllowed ? 'can' : 'can’t'} open the leads`, async () => {
    const { get, post, signIn, token, urls } = await signedIn(role)
    const proof = await token('/leads')
    expect(signIn.status).toBe(isAllowed ? 303 : 403)
    expect(urls.length).toBeGreaterThan(15)
    for (const { method, url } of urls) {
      const { status } = await (method === 'GET' ? get(url) : post(url, { token: proof }))
      const isForbidden = /^\/leads\/(activity|people)/.test(url) && !may(role, 'people')
      if (isAllowed) expect([401, 403].includes(status), url).toBe(isForbidden)
      // Without a session, a page redirects to the sign-in.
      else if (url === '/leads') expect(status).toBe(200)
      else expect(status, url).toBe(method === 'GET' ? 303 : 401)
    }
  })

  it.skipIf(isAllowed)('can’t open the leads with a session of the Studio', async () => {
    const { app, leads, urls } = await signedIn(role)
    const attempt = { name: 'Bob', password, permission: 'studio', address: '192.0.2.1' } as const
    const result = await leads.people.signIn(attempt)
    if (result.state !== 'open') throw new Error(result.state)
    const cookie = `studio=${result.browserToken}`
    for (const { method, url } of urls) {
      const response = await app.request(url, { method, headers: { cookie } })
      expect(response.status, url).toBe(403)
      expect(await response.text()).toContain(role)
    }
  })
})

it('is not there until somebody may see leads', async () => {
  const { get, leads } = await testPage()
  await leads.people.remove('Sally Sales')
  await leads.people.add({ name: 'Bob', role: 'editor', password })
  for (const path of ['/leads', '/leads/list', '/leads/sign-in', '/leads/fonts.css'])
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
