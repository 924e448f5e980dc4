import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Leads } from '../index.ts'
import { confirmToken, unsubscribeToken } from '../newsletter/tokens.ts'
import { secretReader } from '../store/secret.ts'
import { idOf, sender, temporaryFolder, testClock, testLeads, testStore } from '../test/leads.ts'
import { backUp, restore } from '../test/restore.ts'

const MINUTE_MS = 60_000

async function testSubscriptions() {
  const clock = testClock()
  const dataDir = await temporaryFolder()
  const open = () => testLeads({ dataDir, now: clock.now })
  const leads = await open()
  const store = await testStore(dataDir)
  const secret = await secretReader(store, 'links')()
  await store.close()
  const confirm = (to: Leads, id: string) =>
    to.confirmSubscription(confirmToken(secret, id, clock.now()))
  const end = (to: Leads, id: string) => to.unsubscribe(unsubscribeToken(secret, id))
  /** A confirmed subscription. */
  const subscribe = async (email: string) => {
    const id = idOf(await leads.submit('newsletter', { email }, sender))
    expect(await confirm(leads, id)).toBe('done')
    return id
  }
  return { clock, dataDir, open, leads, confirm, end, subscribe }
}

const states = async (leads: Leads) =>
  Object.fromEntries(
    (await leads.inbox.list()).map(({ id, subscription }) => [id, subscription?.state]),
  )

it('end again when a restore brings them back, except those that began again before the backup', async () => {
  const { clock, dataDir, open, leads, confirm, end, subscribe } = await testSubscriptions()
  const ended = await subscribe('ada@example.org')
  const kept = await subscribe('bob@example.org')
  const again = await subscribe('kim@example.org')
  clock.pass(MINUTE_MS)
  await end(leads, again)
  clock.pass(MINUTE_MS)
  await confirm(leads, again)
  const backup = await backUp(dataDir)
  await end(leads, ended)
  await leads.close()

  await restore(backup, dataDir)
  const restored = await open()
  const expected = { [ended]: 'unsubscribed', [kept]: 'confirmed', [again]: 'confirmed' }
  expect(await states(restored)).toEqual(expected)
  expect(await restored.inbox.history(ended)).toContainEqual(
    expect.objectContaining({ event: 'subscription', detail: 'unsubscribed' }),
  )
  clock.pass(MINUTE_MS)
  await confirm(restored, ended)
  await restored.close()
  expect(await states(await open())).toEqual({ ...expected, [ended]: 'confirmed' })
})

it('are possible when the file can’t be written', async () => {
  const { dataDir, leads, end, subscribe } = await testSubscriptions()
  const id = await subscribe('ada@example.org')
  await rm(join(dataDir, 'restore-journal.jsonl'))
  await mkdir(join(dataDir, 'restore-journal.jsonl'))
  expect(await end(leads, id)).toBe('done')
  expect(await states(leads)).toEqual({ [id]: 'unsubscribed' })
})
