import { expect, it } from 'vitest'
import { confirmToken } from '../newsletter/tokens.ts'
import { secretReader } from '../store/secret.ts'
import { idOf, sender, temporaryFolder, testClock, testLeads, testStore } from '../test/leads.ts'
import { backUp, restore } from '../test/restore.ts'

const MINUTE_MS = 60_000
const post = {
  id: 'post-1',
  title: 'A post',
  byline: 'The team',
  date: '2026-01-31',
  excerpt: 'About a post.',
  path: '/blogs/a-post',
}

async function testNewsletter() {
  const clock = testClock()
  const dataDir = await temporaryFolder()
  const open = () => testLeads({ dataDir, now: clock.now })
  const leads = await open()
  const store = await testStore(dataDir)
  const secret = await secretReader(store, 'links')()
  await store.close()
  const subscribe = async (to: typeof leads, email: string) => {
    const id = idOf(await to.submit('newsletter', { email }, sender))
    expect(await to.confirmSubscription(confirmToken(secret, id, clock.now()))).toBe('done')
    clock.pass(MINUTE_MS)
  }
  return { clock, dataDir, leads, open, subscribe }
}

it('are sent again after a restore only to people who subscribed since', async () => {
  const { clock, dataDir, leads, open, subscribe } = await testNewsletter()
  for (const name of ['ada', 'bob', 'kim']) await subscribe(leads, `${name}@example.org`)
  const backup = await backUp(dataDir)
  expect(await leads.newsletter.send(post)).toBe(3)
  clock.pass(MINUTE_MS)
  await leads.close()

  await restore(backup, dataDir)
  const restored = await open()
  expect(await restored.newsletter.sentPost(post.id)).toMatchObject({ sent: 3, queued: 0 })
  expect(await restored.newsletter.send(post)).toBe(0)
  await subscribe(restored, 'lou@example.org')
  await restored.close()
  const again = await open()
  expect(await again.newsletter.send(post)).toBe(1)
})

it('that were stopped before all were sent can be sent again after a start', async () => {
  const { leads, open, subscribe } = await testNewsletter()
  for (const name of ['ada', 'bob']) await subscribe(leads, `${name}@example.org`)
  await leads.newsletter.send(post)
  expect(await leads.newsletter.stop(post.id)).toBe(2)
  await leads.close()
  expect(await (await open()).newsletter.send(post)).toBe(2)
})
