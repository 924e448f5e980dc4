import { expect, it } from 'vitest'
import { newCodeKey, type People } from '#leads/index.ts'
import { codeAt } from '#leads/test/code-at.ts'
import { idOf, sender } from '#leads/test/leads.ts'
import { message } from '#leads/test/messages.ts'
import { password, testPage } from './test/page.ts'

async function asAdministrator() {
  const site = await testPage()
  const { people } = site.leads
  await people.add({ name: 'Ada', role: 'administrator', password })
  await site.signIn(password, 'Ada')
  const token = await site.token('/leads/people')
  const change = (action: string, fields: Record<string, string>) =>
    site.post(`/leads/people${action}`, { token, ...fields })
  const roleOf = async (name: string) =>
    (await people.list()).find((person) => person.name === name)?.role
  return { ...site, people, change, roleOf }
}

it('adds people, changes their role and password, and removes them', async () => {
  const { change, get, leads, people, roleOf } = await asAdministrator()
  const signIn = async (text: string) => {
    const made = /<code class="password">([^<]+)</.exec(text)?.[1] ?? ''
    const attempt = { name: 'Bob', password: made, permission: 'leads', address: '::1' } as const
    return (await people.signIn(attempt)).state
  }
  const added = await (await change('', { name: ' Bob ', role: 'sales' })).text()
  expect(await signIn(added)).toBe('open')
  const reset = await (await change('/password', { name: 'Bob' })).text()
  expect(await signIn(added)).toBe('refused')
  expect(await signIn(reset)).toBe('open')
  /** Expects that the page says afterward what was done. */
  const saysDone = async (action: string, fields: object = {}) => {
    const response = await change(action, { name: 'Bob', ...fields })
    expect(response.status).toBe(303)
    const page = await (await get(response.headers.get('location') ?? '')).text()
    expect(page.match(/role="status"/g)).toHaveLength(1)
  }
  await saysDone('/role', { role: 'administrator' })
  expect(await roleOf('Bob')).toBe('administrator')
  await saysDone('/sign-out')
  await saysDone('/second-factor/reset')
  await saysDone('/second-factor', { value: 'optional' })
  await saysDone('/remove')
  expect(await roleOf('Bob')).toBeUndefined()
  const activity = await leads.inbox.activity()
  expect(new Set(activity.map(({ person }) => person))).toEqual(new Set(['Ada', undefined]))
  expect(new Set(activity.map(({ action }) => action)).size).toBe(7)
})

it.each([
  ['was removed', (people: Pick<People, 'remove' | 'setRole'>) => people.remove('Bob')],
  ['is an editor', (people: Pick<People, 'remove' | 'setRole'>) => people.setRole('Bob', 'editor')],
])(
  'says which leads somebody who %s still has, and no longer suggests the name',
  async (_, leave) => {
    const { get, leads, people } = await asAdministrator()
    await people.add({ name: 'Bob', role: 'sales', password })
    const ids = await Promise.all(
      ['1', '2', '3'].map(async (subject) =>
        idOf(await leads.submit('contact', { ...message, subject }, sender)),
      ),
    )
    for (const id of ids) await leads.inbox.assign(id, 'Bob')
    const [done = '', open = ''] = ids
    await leads.inbox.setStatus(done, 'declined')
    const page = async () => (await get('/leads/people')).text()
    const suggested = async () =>
      (await (await get(`/leads/${open}`)).text()).includes('value="Bob"></option>')
    expect(await page()).not.toContain('assigned=')
    expect(await suggested()).toBe(true)
    await leave(people)
    const [, link = ''] = /href="([^"]*assigned=[^"]*)">2 open leads /.exec(await page()) ?? []
    const list = await (await get(link)).text()
    expect(ids.filter((id) => list.includes(`/leads/${id}`))).toEqual(ids)
    expect(await suggested()).toBe(false)
    for (const id of ids) await leads.inbox.assign(id, 'Ada')
    expect(await page()).not.toContain('assigned=')
  },
)

it('requires a second factor, and makes it optional again', async () => {
  const { change, people } = await asAdministrator()
  expect((await change('/second-factor', { value: 'required' })).status).toBe(303)
  expect(await people.isSecondFactorRequired()).toBe(true)
  // The administrator had none, so the session has ended.
  expect((await change('/second-factor', { value: 'optional' })).status).toBe(401)
})

it('lists who has a second factor', async () => {
  const { clock, get, people } = await asAdministrator()
  const marks = async () => (await (await get('/leads/people')).text()).match(/>second factor</g)
  expect(await marks()).toBeNull()
  const { id } = await people.add({ name: 'Bob', role: 'sales', password })
  const key = newCodeKey()
  const proof = { key, code: codeAt(key, clock.now()), password, address: '::1' }
  expect(await people.addSecondFactor(id, proof)).toMatchObject({ state: 'done' })
  expect(await marks()).toHaveLength(1)
})

it('keeps the last administrator', async () => {
  const { change, people, roleOf } = await asAdministrator()
  for (const response of [
    await change('/remove', { name: 'ada' }),
    await change('/role', { name: 'Ada', role: 'sales' }),
  ]) {
    expect(response.status).toBe(422)
    expect(await response.text()).toContain('role="alert"')
  }
  expect(await roleOf('Ada')).toBe('administrator')
  await people.add({ name: 'Bob', role: 'administrator', password })
  const both = ['Ada', 'Bob'].map((name) => people.managedBy('Ada').setRole(name, 'sales'))
  const results = await Promise.allSettled(both)
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

it.each([
  ['', { name: 'Sally Sales', role: 'sales' }],
  ['', { name: '', role: 'sales' }],
  ['', { name: 'Bob', role: 'owner' }],
  ['/role', { name: 'Sally Sales', role: 'owner' }],
  ['/password', { name: 'Nobody' }],
])('says what is wrong with %s %j, and keeps what was entered', async (action, fields) => {
  const { change } = await asAdministrator()
  const response = await change(action, fields)
  const text = await response.text()
  expect([response.status, text.match(/role="alert"/g)]).toEqual([422, ['role="alert"']])
  expect(text).not.toContain('class="password"')
  if (action === '') expect(text).toContain(`name="name" value="${fields.name}"`)
})

it('changes nothing without the token of the session', async () => {
  const { change, roleOf } = await asAdministrator()
  const fields = { token: 'x', name: 'Sally Sales', role: 'administrator' }
  for (const action of ['', '/role', '/password', '/sign-out', '/second-factor', '/remove'])
    expect((await change(action, fields)).status).toBe(403)
  expect(await roleOf('Sally Sales')).toBe('sales')
})
