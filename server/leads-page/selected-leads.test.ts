import { expect, it } from 'vitest'
import { idOf, sender } from '#leads/test/leads.ts'
import { application, message } from '#leads/test/messages.ts'
import { password, testPage } from './test/page.ts'

it('selected leads are changed together, except those that someone else has changed since', async () => {
  const { leads, get, post, signIn } = await testPage()
  for (const subject of ['One', 'Two', 'Three'])
    await leads.submit('contact', { ...message, subject }, sender)
  await signIn()
  const page = await (await get('/leads/list')).text()
  const boxes = [
    ...page.matchAll(/type="checkbox" form="(\w+)" name="(lead-\w+)" value="([^"]*)"/g),
  ]
  expect(boxes).toHaveLength(3)
  for (const [, form] of boxes) expect(page).toMatch(new RegExp(`<form [^>]*id="${form}"`))
  const selected = Object.fromEntries(boxes.slice(1).map(([, , name, value]) => [name, value]))
  const token = /name="token" value="([^"]+)"/.exec(page)?.[1] ?? ''
  const change = (fields: object) =>
    post('/leads/list/selected?kind=contact', { token, ...selected, ...fields })
  const done = await change({ status: 'accepted', name: '' })
  expect([done.status, done.headers.get('location')]).toEqual([303, '/leads/list?kind=contact'])
  const states = async () =>
    (await leads.inbox.list()).map(({ status, assignee = 'nobody' }) => `${status}, ${assignee}`)
  expect(await states()).toEqual(['new, nobody', 'accepted, nobody', 'accepted, nobody'])
  expect((await change({ status: '', name: 'Sally Sales' })).status).toBe(303)
  expect((await change({ status: 'declined', name: 'Bob' })).status).toBe(409)
  const ofSally = 'accepted, Sally Sales'
  expect(await states()).toEqual(['new, nobody', ofSally, ofSally])
})

it('are not assigned to a person who cannot see them, one by one or together', async () => {
  const { leads, get, post, signIn } = await testPage()
  const id = idOf(await leads.submit('application', application, sender))
  const { people } = leads
  await people.add({ name: 'Ada', role: 'administrator', password })
  await people.add({ name: 'Rick', role: 'recruiter', password })
  await signIn(password, 'Ada')
  const page = await (await get(`/leads/${id}`)).text()
  const suggested = [...page.matchAll(/<option value="([^"]+)"><\/option>/g)].map(
    ([, name]) => name,
  )
  expect(suggested).toEqual(['Ada', 'Rick'])
  const token = /name="token" value="([^"]+)"/.exec(page)?.[1] ?? ''
  const one = (name: string) => post(`/leads/${id}/assign`, { token, name })
  const all = (name: string) =>
    post('/leads/list/selected', { token, [`lead-${id}`]: 'new Rick', name })
  expect([(await one('Sally Sales')).status, (await one('Rick')).status]).toEqual([422, 303])
  expect([(await all('sally sales')).status, (await all('Ada')).status]).toEqual([422, 303])
  await people.setRole('Rick', 'sales')
  await leads.inbox.assign(id, '')
  expect((await one('Rick')).status).toBe(422)
})

it('lists the leads that a person can no longer see', async () => {
  const { leads, get, signIn } = await testPage()
  const id = idOf(await leads.submit('application', application, sender))
  await leads.people.add({ name: 'Ada', role: 'administrator', password })
  await leads.people.add({ name: 'Rick', role: 'recruiter', password })
  await leads.inbox.assign(id, 'Rick')
  await leads.people.setRole('Rick', 'sales')
  await signIn(password, 'Ada')
  expect(await (await get('/leads/people')).text()).toMatch(
    /Rick doesn’t see <a [^>]+>1 open lead /,
  )
})
