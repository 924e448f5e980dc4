import { expect, it } from 'vitest'
import { clockWatch, correctFutureTimes } from './clock-change.ts'
import { claimDue } from './delivery/outbox.ts'
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
  const [first] = await claimDue(store, ['notification'], clock.now(), 1)
  clock.pass(-365 * DAY_MS)
  expect(await claimDue(store, ['notification'], clock.now(), 100)).toEqual([])

  await store.write((trx) => correctFutureTimes(trx, clock.now()))
  const due = await claimDue(store, ['notification'], clock.now(), 100)
  expect(due).toHaveLength(10)
  expect(due.map(({ id }) => id)).toContain(first?.id)
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
