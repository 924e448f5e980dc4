import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPeople } from '#leads/index.ts'
import { codeAt } from '#leads/test/code-at.ts'
import { type ServerProcess, startSite } from '../fixtures/running-site.ts'

const who = { name: 'Sally Sales', password: 'correct horse battery' }
const STEP_MS = 30_000

/** A browser that keeps its cookies. */
function browserAt(siteUrl: string) {
  const jar = new Map<string, string>()
  return async (path: string, body?: Record<string, string>) => {
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ')
    const post = body && { method: 'POST', body: new URLSearchParams(body) }
    const headers = { cookie, ...(body && { origin: siteUrl }) }
    const response = await fetch(siteUrl + path, { redirect: 'manual', headers, ...post })
    for (const set of response.headers.getSetCookie()) {
      const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      jar.set(key, value)
    }
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
}

let site: ServerProcess
let people: ReturnType<typeof openPeople>
beforeAll(async () => {
  site = await startSite()
  people = openPeople({ dataDir: site.dataDir })
})
afterAll(async () => {
  await people.close()
  await site.stop()
})

it('has a form that changes the password, and ends the other sessions', async () => {
  await people.add({ ...who, role: 'sales' })
  const [browser, another] = [browserAt(site.url), browserAt(site.url)]
  for (const one of [browser, another]) expect((await one('/leads/sign-in', who)).status).toBe(303)
  const account = await browser('/leads/account')
  const token = /name="token" value="([^"]+)"/.exec(account.text)?.[1] ?? ''
  const next = 'another long password'
  const change = (password: string) =>
    browser('/leads/account/password', { token, password, new: next, again: next })
  expect((await change('wrong')).status).toBe(422)
  expect((await another('/leads/list')).status).toBe(200)
  expect((await change(who.password)).status).toBe(200)
  expect((await browser('/leads/list')).status).toBe(200)
  expect((await another('/leads/list')).headers.get('location')).toContain('/sign-in')
  expect((await another('/leads/sign-in', who)).status).toBe(403)
  expect((await another('/leads/sign-in', { ...who, password: next })).status).toBe(303)
})

it('asks for a required second factor before anything else, and each code opens one session', async () => {
  const who = { name: 'Sam Sales', password: 'correct horse battery' }
  await people.add({ ...who, role: 'sales' })
  await people.requireSecondFactor('required')

  const browser = browserAt(site.url)
  const signIn = (body: Record<string, string>, from = browser) => from('/leads/sign-in', body)
  const asked = await signIn(who)
  const key = /name="key" value="([^"]+)"/.exec(asked.text)?.[1] ?? ''
  for (const path of ['/leads', '/leads/account'])
    expect((await browser(path)).text).toContain('type="password"')
  expect((await browser('/leads/list')).headers.get('location')).toContain('/sign-in')
  expect((await signIn({ key, code: '12' })).status).toBe(403)
  const added = await signIn({ key, code: codeAt(key, Date.now()) })
  const codes = [...added.text.matchAll(/<code>([\w-]{19})</g)].map(([, code = '']) => code)
  expect([added.status, codes.length]).toEqual([200, 10])
  expect((await browser('/leads/list')).status).toBe(200)

  /** Enters the password in another browser. Returns how to enter codes there. */
  const another = async () => {
    const other = browserAt(site.url)
    expect((await signIn(who, other)).text).toContain('one-time-code')
    return async (code: string) => {
      const entered = await signIn({ code }, other)
      const list = await other('/leads/list')
      expect(list.status).toBe(entered.status === 303 ? 200 : 303)
      return entered
    }
  }
  const [second, third] = [await another(), await another()]
  const [fourth, fifth] = [await another(), await another()]
  // The server accepts the code of the next step too, and no step twice.
  const next = codeAt(key, Date.now() + STEP_MS)
  const [recovery = '', unused = ''] = codes
  expect([(await second(next)).status, (await third(next)).status]).toEqual([303, 403])
  expect([(await fourth(recovery)).status, (await fifth(recovery)).status]).toEqual([303, 403])
  for (let n = 0; n < 3; n += 1) expect((await fifth('000000')).status).toBe(403)
  const limited = await fifth(unused)
  expect([limited.status, Number(limited.headers.get('retry-after')) > 0]).toEqual([429, true])
})
