import { expect, it } from 'vitest'
import { rolesWith } from '#leads/index.ts'
import { sessionCookies } from '../sign-in/index.ts'
import { signInRoutes } from './sign-in-routes.ts'

const siteUrl = 'https://www.example.com'
const opened = {
  state: 'open',
  role: 'editor',
  signInId: 'the-id',
  browserToken: 'browser',
  seconds: 60,
  device: 'device',
  deviceSeconds: 600,
} as const

function testRoutes() {
  const ended: string[] = []
  const app = signInRoutes({
    people: {
      async signIn({ name, password }) {
        if (name === 'flood') return { state: 'limited', retryAfterSeconds: 60 }
        if (name === 'Sally') return { state: 'forbidden', role: 'sales' }
        return password === 'right' ? opened : { state: 'refused' }
      },
      confirmSignIn: async (codeToken, { code }) =>
        codeToken === 'waits' && code === '123456'
          ? { ...opened, recoveryCodes: undefined }
          : { state: 'expired' },
      personOfBrowser: async () => undefined,
      newSignInId: async () => undefined,
      signOut: async (token) => void ended.push(token),
    },
    cookies: sessionCookies(siteUrl),
    siteUrl,
    clientFolder: import.meta.dirname,
  })
  const post = (fields: Record<string, string>, origin = `${siteUrl}/studio`, cookie = '') =>
    app.request(
      `/studio/sign-in?${new URLSearchParams({ origin, withSid: 'true' })}`,
      { method: 'POST', body: new URLSearchParams(fields), headers: { cookie } },
      { clientAddress: '192.0.2.1' },
    )
  return { app, ended, post }
}

it('redirects back with the ID of the sign-in, and ends the previous session', async () => {
  const { ended, post } = testRoutes()
  const fields = { name: 'Ada', password: 'right' }
  const target = `${siteUrl}/studio/structure/posts;all?x=1`
  const response = await post(fields, `${target}#frag`, '__Host-studio=former')
  expect([response.status, response.headers.get('location')]).toEqual([303, `${target}#sid=the-id`])
  expect(ended).toEqual(['former'])
  const [session] = response.headers.getSetCookie()
  expect(session).toMatch(
    /^__Host-studio=browser; Max-Age=60; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  )
})

it('redirects back after a code too, in the browser that entered the password', async () => {
  const { post } = testRoutes()
  const to = `${siteUrl}/studio`
  const response = await post({ code: '123456' }, to, '__Host-sign-in-code=waits')
  expect([response.status, response.headers.get('location')]).toEqual([303, `${to}#sid=the-id`])
  const other = await post({ code: '123456' }, to)
  expect([other.status, other.headers.getSetCookie()]).toEqual([403, []])
})

it.each([
  'https://evil.example/studio',
  'https://www.example.com.evil.example/studio',
  'https://www.example.com@evil.example/studio',
  'http://www.example.com/studio',
  'https://www.example.com/studiox',
  'https://www.example.com/blogs',
  'javascript:alert(1)//studio',
  '/studio',
  '',
])('sends nobody to %j', async (origin) => {
  const { post } = testRoutes()
  const response = await post({ name: 'Ada', password: 'right' }, origin)
  expect([response.status, response.headers.get('location')]).toEqual([400, null])
})

it('says the same for a wrong name and a wrong password, and keeps the name', async () => {
  const { post } = testRoutes()
  const response = await post({ name: '"><script>', password: 'wrong' })
  const text = await response.text()
  expect(response.status).toBe(403)
  expect(text).toContain('value="&quot;&gt;&lt;script&gt;"')
  expect(text).toContain('role="alert"')
})

it('tells a person without the permission which roles have it', async () => {
  const { post } = testRoutes()
  const response = await post({ name: 'Sally', password: 'right' })
  expect([response.status, response.headers.getSetCookie()]).toEqual([403, []])
  expect(await response.text()).toContain(rolesWith('studio').join(', '))
})

it('says when to retry after too many attempts', async () => {
  const { post } = testRoutes()
  const response = await post({ name: 'flood', password: 'right' })
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60'])
})

it('is a page without scripts that is not cached or framed', async () => {
  const { app } = testRoutes()
  const response = await app.request('/studio/sign-in')
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('script-src')
  expect(response.headers.get('cache-control')).toBe('no-store')
})
