import { expect, it } from 'vitest'
import { temporaryFolder, testClock, testLeads, testStore } from '../test/leads.ts'
import { backUp, restore } from '../test/restore.ts'
import { addSubscribers } from '../test/subscribers.ts'

const MINUTE_MS = 60_000
const post = {
  id: 'post-1',
  title: 'A post',
  byline: 'The team',
  date: '2026-01-31',
  excerpt: 'About a post.',
  path: '/blogs/a-post',
}

async function testNewsletter(subscribers: number) {
  const clock = testClock()
  const dataDir = await temporaryFolder()
  const open = () => testLeads({ dataDir, now: clock.now })
  const leads = await open()
  const subscribe = async (count: number, first: number) => {
    const store = await testStore(dataDir)
    await addSubscribers(store, count, first)
    await store.close()
  }
  await subscribe(subscribers, 0)
  return { clock, dataDir, leads, open, subscribe }
}

it('are sent again after a restore only to people who subscribed since', async () => {
  const { clock, dataDir, leads, open, subscribe } = await testNewsletter(3)
  const backup = await backUp(dataDir)
  expect(await leads.newsletter.send(post)).toBe(3)
  clock.pass(MINUTE_MS)
  await leads.close()

  await restore(backup, dataDir)
  const restored = await open()
  expect(await restored.newsletter.sentPost(post.id)).toMatchObject({ sent: 3, queued: 0 })
  expect(await restored.newsletter.send(post)).toBe(0)
  await subscribe(1, 3)
  await restored.close()
  const again = await open()
  expect(await again.newsletter.send(post)).toBe(1)
})

it('that were stopped before all were sent can be sent again after a start', async () => {
  const { leads, open } = await testNewsletter(2)
  await leads.newsletter.send(post)
  expect(await leads.newsletter.stop(post.id)).toBe(2)
  await leads.close()
  expect(await (await open()).newsletter.send(post)).toBe(2)
})
