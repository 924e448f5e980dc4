import { expect, it } from 'vitest'
import { sender } from '#leads/test/leads.ts'
import { message } from '#leads/test/messages.ts'
import { testPage } from './test/page.ts'

it('selected leads are changed together, except those that somebody else has changed since', async () => {
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
