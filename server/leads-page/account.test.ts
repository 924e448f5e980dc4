import { expect, it } from 'vitest'
import { officeTimeZone } from '#copy/forms/contact.ts'
import { timeZones } from '#copy/forms/time-zones.ts'
import { formatTime } from '#leads/index.ts'
import { codeAt } from '#leads/test/code-at.ts'
import { sender } from '#leads/test/leads.ts'
import { message } from '#leads/test/messages.ts'
import { password, testPage } from './test/page.ts'

const name = 'Sally Sales'

type Page = Awaited<ReturnType<typeof testPage>>

/** A browser that keeps its cookies. */
function browserFor(app: Page['app']) {
  const jar = new Map<string, string>()
  const request = async (path: string, body?: Record<string, string>) => {
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ')
    const post = body && { method: 'POST', body: new URLSearchParams(body) }
    const response = await app.request(path, { headers: { cookie }, ...post })
    for (const set of response.headers.getSetCookie()) {
      const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      jar.set(key, value)
    }
    const text = await response.text()
    const field = (wanted: string) =>
      new RegExp(`name="${wanted}" value="([^"]+)"`).exec(text)?.[1] ?? ''
    const { status, headers } = response
    return { status, headers, location: headers.get('location'), text, field }
  }
  const enterPassword = (word = password) => request('/leads/sign-in', { name, password: word })
  const enterCode = (code: string, key = '') => request('/leads/sign-in', { code, key })
  return { request, enterPassword, enterCode }
}

/** The leads page for a browser. */
async function browser() {
  const { app, clock, leads } = await testPage()
  return { app, clock, leads, people: leads.people, ...browserFor(app) }
}

const recoveryCodesIn = (text: string) =>
  [...text.matchAll(/<code>((?:\w{4}-){3}\w{4})</g)].map(([, code = '']) => code)

it('adds a second factor with its first code, asks for it at the next sign-in, and removes it', async () => {
  const { clock, request, enterPassword, enterCode } = await browser()
  expect(await enterPassword()).toMatchObject({ status: 303, location: '/leads' })
  const account = await request('/leads/account')
  const [key, token] = [account.field('key'), account.field('token')]
  expect(account.text).not.toContain('style=')
  const wrong = await request('/leads/account', { token, key, code: '', password })
  expect([wrong.status, wrong.field('key')]).toEqual([422, key])
  const code = codeAt(key, clock.now())
  const add = (more: object) => request('/leads/account', { token, key, code, password, ...more })
  expect((await add({ token: 'x' })).status).toBe(403)
  const refused = await add({ password: 'wrong' })
  expect([refused.status, refused.field('key')]).toEqual([422, key])
  expect(refused.text).toContain('The password is wrong')
  const added = await add({})
  const recoveryCodes = recoveryCodesIn(added.text)
  expect([added.status, recoveryCodes.length]).toEqual([200, 10])
  await request('/leads/sign-out', { token })

  const asked = await enterPassword()
  expect(asked.text).toContain('autocomplete="one-time-code" inputmode="numeric"')
  expect((await request('/leads/list')).location).toContain('/leads/sign-in')
  expect(await enterCode(code)).toMatchObject({ status: 403 })
  clock.pass(60_000)
  expect(await enterCode(codeAt(key, clock.now()))).toMatchObject({ status: 303 })
  const again = (await request('/leads/account')).field('token')
  const remove = (word: string, more: object = { password }) =>
    request('/leads/account/remove', { token: again, code: word, ...more })
  expect(await remove('000000')).toMatchObject({ status: 422 })
  expect(await remove(recoveryCodes[0] ?? '', {})).toMatchObject({ status: 422 })
  expect(await remove(recoveryCodes[0] ?? '')).toMatchObject({ status: 303 })
  expect((await request('/leads/list')).location).toContain('/leads/sign-in')
  expect(await enterPassword()).toMatchObject({ status: 303 })
})

it('changes the password with the current one, and ends the other sessions', async () => {
  const { app, clock, leads, request, enterPassword } = await browser()
  const another = browserFor(app)
  await enterPassword()
  await another.enterPassword()
  const token = (await request('/leads/account')).field('token')
  const next = 'another long password'
  const change = (more: object = {}) =>
    request('/leads/account/password', { token, password, new: next, again: next, ...more })
  expect((await change({ token: 'x' })).status).toBe(403)
  for (const given of [
    { password: 'wrong' },
    { again: `${next} ` },
    { new: 'fourteen chars', again: 'fourteen chars' },
    { new: 'x'.repeat(1025), again: 'x'.repeat(1025) },
  ]) {
    const failed = await change(given)
    expect([failed.status, failed.text]).toEqual([422, expect.stringContaining('role="alert"')])
  }
  expect((await another.request('/leads/list')).status).toBe(200)

  clock.pass(1000)
  const done = await change()
  expect([done.status, done.text]).toEqual([200, expect.stringContaining('role="status"')])
  // The device token of the former password is invalid.
  expect(done.headers.get('set-cookie')).toContain('studio-device')
  expect((await request('/leads/list')).status).toBe(200)
  expect((await another.request('/leads/list')).location).toContain('/leads/sign-in')
  expect((await another.enterPassword()).status).toBe(403)
  expect((await another.enterPassword(next)).status).toBe(303)
  const [activity] = await leads.inbox.activity()
  expect(activity).toMatchObject({ person: name, action: 'password-changed', detail: name })
})

it('limits wrong passwords of a person who is signed in, as at sign-in', async () => {
  const { request, enterPassword } = await browser()
  await enterPassword()
  const token = (await request('/leads/account')).field('token')
  const change = (word: string) =>
    request('/leads/account/password', { token, password: word, new: password, again: password })
  for (let n = 0; n < 5; n += 1) expect((await change('wrong')).status).toBe(422)
  const limited = await change(password)
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '600'])
  expect((await enterPassword()).status).toBe(429)
})

it('leads to a second factor after the password when it is required, and to nothing else', async () => {
  const { clock, people, request, enterPassword, enterCode } = await browser()
  await people.requireSecondFactor('required')
  const asked = await enterPassword()
  const key = asked.field('key')
  for (const path of ['/leads/list', '/leads/account', '/leads/newsletter'])
    expect((await request(path)).location).toContain('/leads/sign-in')
  const wrong = await enterCode('12', key)
  expect([wrong.status, wrong.field('key')]).toEqual([403, key])
  const invalid = await enterCode('123456', 'not a key')
  expect([invalid.status, invalid.field('key')]).toEqual([403, expect.stringMatching(/^\w{32}$/)])
  const added = await enterCode(codeAt(key, clock.now()), key)
  expect(recoveryCodesIn(added.text)).toHaveLength(10)
  expect((await request('/leads/list')).status).toBe(200)
})

it('reports too many wrong codes, or a code that is not expected', async () => {
  const { clock, people, request, enterPassword, enterCode } = await browser()
  expect(await enterCode('123456')).toMatchObject({ status: 403 })
  await people.requireSecondFactor('required')
  const key = (await enterPassword()).field('key')
  const added = await enterCode(codeAt(key, clock.now()), key)
  await request('/leads/sign-out', { token: (await request('/leads/account')).field('token') })
  await enterPassword()
  for (let n = 0; n < 5; n += 1) expect((await enterCode('x')).status).toBe(403)
  expect((await enterCode(recoveryCodesIn(added.text)[0] ?? '')).status).toBe(429)
})

it('shows times in the time zone that a person chose, and before in that of the office', async () => {
  const { leads, request, enterPassword } = await browser()
  await leads.submit('contact', message, sender)
  const [lead] = await leads.inbox.list()
  await enterPassword()
  const expectTimesOf = async (timeZone: string) => {
    const list = (await request('/leads/list')).text
    expect(list).toContain(`>${lead && formatTime(lead.receivedAt, timeZone)}</time>`)
  }
  const choose = async (timeZone: string) => {
    const token = (await request('/leads/account')).field('token')
    return request('/leads/account/time-zone', { token, timeZone })
  }
  await expectTimesOf(officeTimeZone)
  for (const { value } of timeZones.flatMap(({ zones }) => zones)) {
    expect((await choose(value)).location).toBe('/leads/account#time-zone')
    expect((await request('/leads/account')).text).toContain(`value="${value}" selected`)
    await expectTimesOf(value)
  }
  await choose('Mars/Olympus_Mons')
  await expectTimesOf(officeTimeZone)
})

it('signs in editors to their pages before anybody may see leads', async () => {
  const { people, request } = await browser()
  await people.add({ name: 'Wanda', role: 'editor', password })
  await people.remove(name)
  const enter = (path: string) => request(path, { name: 'Wanda', password })
  expect((await request('/leads')).status).toBe(404)
  for (const path of ['/leads/newsletter', '/leads/account']) {
    const signIn = await request((await request(path)).location ?? '')
    const [, action = ''] = /action="([^"]+)"/.exec(signIn.text) ?? []
    expect((await request(action, { name: 'Wanda', password: 'wrong' })).text).toContain(action)
    expect((await enter(action)).location).toBe(path)
    const page = await request(path)
    expect(page.text).not.toContain('href="/leads"')
    const out = await request('/leads/sign-out', { token: page.field('token') })
    expect(out.location).toBe('/leads/sign-in?next=%2Fleads%2Fnewsletter')
  }
})

it.each([
  ['/leads/list?kind=demo&status=new', '/leads/list?kind=demo&status=new'],
  ['/leads/0123456789abcdef?page=2', '/leads/0123456789abcdef?page=2'],
  ['/leads/0123456789abcdef/person?kind=demo', '/leads/0123456789abcdef/person?kind=demo'],
  ['/leads/newsletter/one', '/leads/newsletter/one'],
  ['/leads/people', '/leads/people'],
  ['/leads/export.csv?kind=demo', '/leads'],
])('leads from the link %s through the sign-in to %s', async (link, page) => {
  const { people, request } = await browser()
  await people.add({ name: 'Ada', role: 'administrator', password })
  const signIn = await request((await request(link)).location ?? '')
  const [, action = ''] = /action="([^"]+)"/.exec(signIn.text) ?? []
  expect((await request(action, { name, password })).location).toBe(page)
})

it.each([
  '//evil.example',
  'https://evil.example',
  '/leads/../contact',
  '/\\evil.example/leads/list',
])('leads to the overview instead of %s', async (next) => {
  const { request } = await browser()
  const action = `/leads/sign-in?next=${encodeURIComponent(next)}`
  expect((await request(action, { name, password })).location).toMatch(/^\/leads(\/list)?$/)
})
