import { expect, it } from 'vitest'
import { may, roles } from '#leads/index.ts'
import { testClock, testLeads } from '#leads/test/leads.ts'
import { formToken, sessionCookies } from '../sign-in/index.ts'
import { signInRoutes } from './sign-in-routes.ts'

const siteUrl = 'http://127.0.0.1:3000'
const target = `${siteUrl}/studio/structure`
const search = `?${new URLSearchParams({ origin: target })}`
const attempt = { name: 'Ada', password: 'correct horse battery', address: '192.0.2.1' } as const
const HOUR_MS = 60 * 60_000

/** Someone who signed in at `/leads`. */
async function signedIn(role: (typeof roles)[number]) {
  const clock = testClock()
  const { people } = await testLeads({ now: clock.now, passwordCost: { N: 1024, r: 8, p: 1 } })
  await people.add({ name: 'Ada', role, password: attempt.password })
  const result = await people.signIn({ ...attempt, permission: ['leads', 'newsletter'] })
  if (result.state !== 'open') throw new Error(result.state)
  const { browserToken } = result
  const cookies = sessionCookies(siteUrl)
  const app = signInRoutes({ people, cookies, siteUrl, clientFolder: import.meta.dirname })
  const open = async (session = browserToken) =>
    (
      await app.request(`/studio/sign-in${search}`, { headers: { cookie: `studio=${session}` } })
    ).text()
  const proceed = async ({
    session = browserToken,
    token = formToken(session),
    query = search,
  } = {}) => {
    const response = await app.request(`/studio/sign-in/continue${query}`, {
      method: 'POST',
      body: new URLSearchParams({ token }),
      headers: { cookie: `studio=${session}` },
    })
    const [to, sid = ''] = (response.headers.get('location') ?? '').split('#sid=')
    return { status: response.status, to, sid }
  }
  return { clock, people, browserToken, open, proceed }
}

it.each(roles)('offers %s to continue only with the permission', async (role) => {
  const { people, browserToken, open, proceed } = await signedIn(role)
  const page = await open()
  expect(page.includes('Continue as Ada')).toBe(may(role, 'studio'))
  expect(page.includes(`Your role, ${role}, doesn’t include the editor.`)).toBe(
    !may(role, 'studio'),
  )
  const { status, to, sid } = await proceed()
  if (!may(role, 'studio')) {
    expect([status, sid]).toEqual([403, ''])
    return
  }
  expect([status, to]).toEqual([303, target])
  expect(await people.isSignInOf(sid, browserToken)).toBe(true)
  const token = (await people.redeem(sid)) ?? ''
  expect(await people.personOf(token)).toMatchObject({ name: 'Ada', role })
  expect(await people.redeem(sid)).toBeUndefined()
})

it('ends the session of /leads with that of the Studio, and offers nothing then', async () => {
  const { people, browserToken, open, proceed } = await signedIn('editor')
  const token = (await people.redeem((await proceed()).sid)) ?? ''
  await people.signOut(token)
  expect(await people.personOfBrowser(browserToken)).toBeUndefined()
  expect(await open()).not.toContain('Continue as')
  expect((await proceed()).status).toBe(403)
})

it('makes no session longer', async () => {
  const { clock, people, proceed } = await signedIn('editor')
  clock.pass(11 * HOUR_MS)
  const token = (await people.redeem((await proceed()).sid)) ?? ''
  expect(await people.personOf(token)).toBeDefined()
  clock.pass(HOUR_MS)
  expect(await people.personOf(token)).toBeUndefined()
})

it('needs the token of the session, and a page of the Studio to return to', async () => {
  const { proceed } = await signedIn('editor')
  expect((await proceed({ token: 'x' })).status).toBe(403)
  expect((await proceed({ session: '', token: formToken('') })).status).toBe(403)
  const elsewhere = `?${new URLSearchParams({ origin: 'https://evil.example/studio' })}`
  expect(await proceed({ query: elsewhere })).toEqual({ status: 400, to: '', sid: '' })
})

it('requires the second factor', async () => {
  const { people, open, proceed } = await signedIn('editor')
  await people.requireSecondFactor('required')
  expect(await open()).not.toContain('Continue as')
  expect((await proceed()).status).toBe(403)
  const step = await people.signIn({ ...attempt, permission: 'studio' })
  const session = step.state === 'code-needed' ? step.codeToken : ''
  expect(session).not.toBe('')
  expect(await open(session)).not.toContain('Continue as')
  expect((await proceed({ session })).status).toBe(403)
})
