import { expect, it } from 'vitest'
import { clockWatch, correctFutureTimes } from './clock-change.ts'
import { claimDue, settle } from './delivery/outbox.ts'
import { sender, testLeadsAndStore } from './test/leads.ts'
import { message, request } from './test/messages.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

it('what a clock that was ahead has left in the future is corrected', async () => {
  const { clock, leads, store, db } = await testLeadsAndStore()
  clock.pass(365 * DAY_MS)
  for (let count = 0; count < 10; count += 1) {
    await leads.submit('contact', { ...message, subject: `${count}` }, sender)
  }
  const [first, second] = await claimDue(store, ['notification'], clock.now(), 2)
  if (second) await settle(store, second, { state: 'delayed', error: 'busy' }, clock.now())
  clock.pass(-365 * DAY_MS)
  const others = await claimDue(store, ['notification'], clock.now(), 100)
  expect(others).toHaveLength(9)

  await store.write((trx) => correctFutureTimes(trx, clock.now()))
  const due = await claimDue(store, ['notification'], clock.now(), 100)
  expect(due.map(({ id }) => id)).toEqual([first?.id])
  for (const { deliveries, receivedAt } of await leads.inbox.list()) {
    expect(receivedAt.getTime()).toBe(clock.now())
    for (const { queuedAt } of deliveries) expect(queuedAt.getTime()).toBe(clock.now())
  }
  const counted = await db.selectFrom('rate_limit_events').select('occurred_at').execute()
  expect(counted).toEqual([])
  expect((await leads.submit('contact', { ...message, subject: 'Now' }, sender)).state).toBe(
    'accepted',
  )
})

it('what is in time stays, also between machines whose clocks differ', async () => {
  const { clock, leads, store, db } = await testLeadsAndStore()
  await leads.submit('waitlist', request, sender)
  await leads.submit('contact', message, sender)
  await claimDue(store, ['notification'], clock.now(), 1)
  const tables = async () => [
    await db.selectFrom('deliveries').selectAll().orderBy('id').execute(),
    await db.selectFrom('rate_limit_events').selectAll().execute(),
  ]
  const before = await tables()
  await store.write((trx) => correctFutureTimes(trx, clock.now() - HOUR_MS + 60_000))
  expect(await tables()).toEqual(before)
})

it('a clock that jumps ahead is noticed for a day, or until it is set back', () => {
  let [wall, steady] = [0, 0]
  const pass = (ms: number, real = ms) => {
    wall += ms
    steady += real
  }
  const jumped = clockWatch(
    () => wall,
    () => steady,
  )
  pass(90 * DAY_MS)
  expect(jumped()).toBe(false)
  pass(365 * DAY_MS, HOUR_MS)
  expect(jumped()).toBe(true)
  pass(23 * HOUR_MS)
  expect(jumped()).toBe(true)
  pass(2 * HOUR_MS)
  expect(jumped()).toBe(false)
  pass(365 * DAY_MS, 0)
  expect(jumped()).toBe(true)
  pass(-365 * DAY_MS, 0)
  expect(jumped()).toBe(false)
})
