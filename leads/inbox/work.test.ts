import { describe, expect, it } from 'vitest'
import type { Leads } from '../index.ts'
import { peopleIn } from '../people/people.ts'
import { leadKindsOf, may, roles } from '../people/roles.ts'
import { openRestoreJournal } from '../restore-journal/journal.ts'
import { leadKinds } from '../store/tables.ts'
import { idOf, sender, testClock, testLeads, testLeadsAndStore } from '../test/leads.ts'
import { application, demo, message, original, request } from '../test/messages.ts'

const MINUTE_MS = 60_000
const nobody = { assignee: expect.anything() }

/** Two messages and a waitlist request from one person, and a message from another. */
async function filled() {
  const clock = testClock()
  const leads = await testLeads({ now: clock.now })
  const from = async (kind: Parameters<Leads['submit']>[0], input: object) => {
    clock.pass(MINUTE_MS)
    return idOf(await leads.submit(kind, input, sender))
  }
  return {
    clock,
    leads,
    first: await from('contact', message),
    second: await from('contact', { ...message, email: 'ADA@example.org', subject: 'Again' }),
    waitlist: await from('waitlist', request),
    other: await from('contact', { ...message, email: 'bob@example.org' }),
  }
}

const idsOf = (leads: readonly { id: string }[]) => leads.map(({ id }) => id)

describe('assigning', () => {
  it('sets one person, can be filtered by, and is in the history', async () => {
    const { leads, first, other, second, waitlist } = await filled()
    expect(await leads.inbox.assign(first, ' Kim\n')).toBe('done')
    expect(await leads.inbox.assign(first, 'Kim')).toBe('done')
    expect(await leads.inbox.assign('00', 'Kim')).toBe('missing')
    await leads.inbox.assign(other, 'Lou')
    await leads.inbox.assign(other, '')
    expect(idsOf(await leads.inbox.list({ assignee: 'Kim' }))).toEqual([first])
    expect(idsOf(await leads.inbox.list({ assignee: '' }))).toEqual([other, waitlist, second])
    expect(await leads.inbox.show(other)).not.toMatchObject(nobody)
    expect((await leads.inbox.assignees()).map(({ name }) => name)).toEqual(['Kim', 'Lou'])
    expect(await leads.inbox.history(first)).toMatchObject([{ event: 'assigned', detail: 'Kim' }])
  })
})

it('is changed by one of two people who saw the same', async () => {
  const { leads, first } = await filled()
  const { assign, setStatus, history } = leads.inbox
  const assigned = await Promise.all([assign(first, 'Kim', ''), assign(first, 'Lou', '')])
  expect(assigned.sort()).toEqual(['conflict', 'done'])
  const set = await Promise.all([
    setStatus(first, 'accepted', 'new'),
    setStatus(first, 'declined', 'new'),
  ])
  expect(set.sort()).toEqual(['conflict', 'done'])
  expect(await history(first)).toHaveLength(2)
})

it('suggests the names of people for an assignment', async () => {
  const {
    leads: { inbox },
    dataDir,
    store,
  } = await testLeadsAndStore()
  const journal = openRestoreJournal(dataDir)
  const people = peopleIn({ store, journal, now: Date.now, cost: { N: 2, r: 1, p: 1 } })
  const password = 'a long password'
  await people.add({ name: 'Kim', role: 'sales', password })
  await people.add({ name: 'Edda', role: 'editor', password })
  await people.add({ name: 'Lou', role: 'recruiter', password })
  await people.remove('Lou')
  expect((await inbox.assignees()).map(({ name }) => name)).toEqual(['Kim'])
})

it.each(roles)('assigns %s only the kinds of leads that the role includes', async (role) => {
  const leads = await testLeads({ passwordCost: { N: 2, r: 1, p: 1 } })
  await leads.people.add({ name: 'Kim', role, password: 'a long password' })
  const seen = may(role, 'leads') ? leadKindsOf[role] : []
  await leads.submit('contact', message, sender)
  await leads.submit('application', application, sender)
  await leads.submit('demo', demo, sender)
  await leads.submit('waitlist', request, sender)
  await leads.submit('newsletter', request, sender)
  await leads.submit('composed', original, sender)
  expect((await leads.inbox.list()).map(({ kind }) => kind).sort()).toEqual(leadKinds.toSorted())
  for (const { id, kind } of await leads.inbox.list()) {
    const isSeen = seen.includes(kind)
    expect(await leads.inbox.assign(id, ' KIM ')).toBe(isSeen ? 'done' : 'unseen')
    expect((await leads.inbox.show(id))?.assignee).toBe(isSeen ? 'Kim' : undefined)
    expect(await leads.inbox.assign(id, 'Somebody else')).toBe('done')
  }
  await leads.people.remove('Kim')
  for (const { id } of await leads.inbox.list())
    expect(await leads.inbox.assign(id, 'Kim')).toBe('unseen')
})

describe('the history', () => {
  it('lists changes in order, and leaves out those without effect', async () => {
    const { clock, leads, first } = await filled()
    await leads.inbox.setStatus(first, 'new')
    await leads.inbox.addNote(first, ' ')
    await leads.inbox.setStatus(first, 'in-review')
    clock.pass(MINUTE_MS)
    await leads.inbox.of('Kim').addNote(first, 'Called')
    expect(await leads.inbox.history(first)).toEqual([
      { at: new Date(clock.time - MINUTE_MS), event: 'status', detail: 'in-review' },
      { at: new Date(clock.time), event: 'note', person: 'Kim', note: 'Called' },
    ])
  })

  it('names the person of each change, and keeps changes that two people make at once', async () => {
    const { leads, first, second } = await filled()
    const [kim, lou] = [leads.inbox.of('Kim'), leads.inbox.of('Lou')]
    await kim.setStatus(first, 'in-review')
    await lou.assign(first, 'Kim')
    await Promise.all([kim.addNote(first, 'Called'), lou.addNote(first, 'Wrote')])
    await kim.retry(first)
    await lou.merge(second, first)
    await kim.unmerge(second)
    const history = await leads.inbox.history(first)
    expect(history.map(({ event, person }) => `${event} ${person}`).sort()).toEqual([
      'assigned Lou',
      'merged-from Lou',
      'note Kim',
      'note Lou',
      'retried Kim',
      'separated Kim',
      'status Kim',
    ])
    const notes = (await leads.inbox.show(first))?.note?.split('\n\n')
    expect(notes?.sort()).toEqual(['Called', 'Wrote'])
    expect(await leads.inbox.count({ text: 'WROTE' })).toBe(1)
  })
})

describe('the page of a person', () => {
  it('has everything from an address in any case, and what was merged with it', async () => {
    const { leads, first, second, waitlist, other } = await filled()
    const all = [waitlist, second, first]
    const person = await leads.inbox.visitor(second)
    expect(person).toMatchObject({ email: 'ada@example.org', count: 3 })
    expect(idsOf(person?.leads ?? [])).toEqual(all)
    expect(await leads.inbox.visitor('00')).toBeUndefined()
    await leads.inbox.merge(other, first)
    expect(idsOf((await leads.inbox.visitor(waitlist))?.leads ?? [])).toEqual([other, ...all])
    expect(idsOf((await leads.inbox.visitor(other))?.leads ?? [])).toEqual([other, first])
  })

  it('has only the lead when it has no address', async () => {
    const { leads } = await filled()
    const ids = [
      idOf(await leads.submit('composed', original, sender)),
      idOf(await leads.submit('composed', { ...original, subject: 'Again' }, sender)),
    ]
    const person = await leads.inbox.visitor(ids[0] ?? '')
    expect(person).toMatchObject({ email: undefined, leads: [{ id: ids[0] }] })
  })
})

describe('merging', () => {
  it('hides the duplicate from the list, keeps all of it, and can be undone', async () => {
    const { clock, leads, first, second, other } = await filled()
    const before = await leads.inbox.show(second)
    expect(await leads.inbox.merge(second, first)).toBe('done')
    const unmerged = { kind: 'contact', unmerged: true } as const
    expect(idsOf(await leads.inbox.list(unmerged))).toEqual([other, first])
    expect(await leads.inbox.count(unmerged)).toBe(2)
    expect(await leads.inbox.show(second)).toEqual({ ...before, mergedInto: first })
    expect(await leads.inbox.history(first)).toMatchObject([
      { event: 'merged-from', detail: second },
    ])
    expect(await leads.inbox.history(second)).toMatchObject([
      { event: 'merged-into', detail: first },
    ])

    clock.pass(MINUTE_MS)
    expect(await leads.inbox.unmerge(second)).toBe(true)
    expect(await leads.inbox.unmerge(second)).toBe(false)
    expect(await leads.inbox.show(second)).toEqual(before)
    expect(await leads.inbox.history(second)).toMatchObject([{}, { event: 'separated' }])
  })

  it('also moves the leads that were merged before', async () => {
    const { leads, first, second, other } = await filled()
    await leads.inbox.merge(second, first)
    expect(await leads.inbox.merge(first, other)).toBe('done')
    expect(await leads.inbox.show(second)).toMatchObject({ mergedInto: other })
  })

  it('is refused for the same lead, a merged one, and a newsletter subscription', async () => {
    const { leads, first, second, other } = await filled()
    const subscription = idOf(await leads.submit('newsletter', { email: request.email }, sender))
    expect(await leads.inbox.merge(first, first)).toBe('impossible')
    expect(await leads.inbox.merge(first, '00')).toBe('missing')
    expect(await leads.inbox.merge(subscription, first)).toBe('impossible')
    expect(await leads.inbox.merge(first, subscription)).toBe('impossible')
    await leads.inbox.merge(second, first)
    expect(await leads.inbox.merge(second, other)).toBe('impossible')
    expect(await leads.inbox.merge(other, second)).toBe('impossible')
  })

  it('reports the duplicate of another address when erasing, and deletes it with its lead', async () => {
    const { leads, first, second, waitlist, other } = await filled()
    await leads.inbox.merge(other, first)
    const erased = await leads.inbox.erase('Ada@example.org')
    expect(erased).toEqual({ leads: 3, mentioned: [other] })
    expect(idsOf(await leads.inbox.list({ unmerged: true }))).toEqual([other])
    expect(await leads.inbox.history(other)).toMatchObject([
      { event: 'merged-into', detail: undefined },
    ])
    for (const id of [first, second, waitlist]) expect(await leads.inbox.history(id)).toEqual([])

    const again = await filled()
    await again.leads.inbox.merge(again.second, again.first)
    expect(await again.leads.inbox.remove(again.first)).toBe(true)
    expect(idsOf(await again.leads.inbox.list())).toEqual([again.other, again.waitlist])
  })
})

describe('saved filters', () => {
  it('are kept by name until they are removed', async () => {
    const { inbox } = await testLeads()
    expect(await inbox.saveFilter('Unassigned demos', 'kind=demo&assigned=-')).toBe(true)
    expect(await inbox.saveFilter('New', 'status=new')).toBe(true)
    expect(await inbox.saveFilter(' New ', 'status=new&kind=demo')).toBe(true)
    expect(await inbox.saveFilter(' ', 'status=new')).toBe(false)
    expect(await inbox.savedFilters()).toEqual([
      { name: 'New', query: 'status=new&kind=demo' },
      { name: 'Unassigned demos', query: 'kind=demo&assigned=-' },
    ])
    await inbox.removeFilter('New')
    expect(await inbox.savedFilters()).toHaveLength(1)
  })

  it('are removed when the person in their name is erased', async () => {
    const { leads } = await filled()
    for (const name of ['Leads of ADA@example.org', 'ada byron', 'Adagio', 'New']) {
      await leads.inbox.saveFilter(name, 'status=new')
    }
    await leads.inbox.erase('ada@example.org')
    const names = (await leads.inbox.savedFilters()).map(({ name }) => name)
    expect(names).toEqual(['Adagio', 'New'])
  })

  it('are limited in number', async () => {
    const { inbox } = await testLeads()
    for (let n = 0; n < 30; n += 1) expect(await inbox.saveFilter(`${n}`, 'kind=demo')).toBe(true)
    expect(await inbox.saveFilter('one more', 'kind=demo')).toBe(false)
    expect(await inbox.saveFilter('1', 'kind=waitlist')).toBe(true)
  })
})

it('finds leads by the state of a delivery', async () => {
  const { leads, first } = await filled()
  expect(await leads.inbox.count({ delivery: 'waiting' })).toBe(4)
  expect(await leads.inbox.count({ delivery: 'failed' })).toBe(0)
  await leads.inbox.setStatus(first, 'spam')
  expect(await leads.inbox.count({ delivery: 'waiting' })).toBe(3)
})

it('names who exported, deleted and erased leads, after they are gone', async () => {
  const { clock, leads, first, other } = await filled()
  const kim = leads.inbox.of('Kim')
  for await (const _ of kim.export('csv')) clock.pass(MINUTE_MS)
  await kim.remove(other)
  clock.pass(MINUTE_MS)
  await leads.inbox.retry()
  clock.pass(MINUTE_MS)
  await kim.erase(message.email)
  expect(await leads.inbox.show(first)).toBeUndefined()
  const activity = await leads.inbox.activity()
  expect(activity.map(({ action, person }) => `${action} ${person}`)).toEqual([
    'erased Kim',
    'retried undefined',
    'deleted Kim',
    'exported Kim',
  ])
  expect(JSON.stringify(activity)).not.toContain(message.email)
})
