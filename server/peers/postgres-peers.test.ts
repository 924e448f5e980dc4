import { afterAll, expect, it, onTestFinished } from 'vitest'
import type { ContentChange } from '#content/copies/dependencies.ts'
import { startPostgres } from '../../tests/running/postgres.ts'
import { postgresPeers } from './postgres-peers.ts'

const postgres = await startPostgres()
afterAll(() => postgres.stop())
const patience = { timeout: 20_000 }

function member(databaseUrl: string) {
  const peers = postgresPeers(databaseUrl, { info() {}, warn() {} })
  onTestFinished(() => peers.close())
  const heard: ContentChange[] = []
  peers.onTold((change) => heard.push(change))
  return { peers, heard }
}

it('tells all others on the same database, and nobody else', async () => {
  const url = await postgres.database()
  const [one, two, three] = [member(url), member(url), member(url)]
  const stranger = member(await postgres.database())
  const change = ['type:blog', 'id:blog-1']
  // The others may not listen yet.
  await expect
    .poll(() => {
      one.peers.tell(change)
      return two.heard.length > 0 && three.heard.length > 0
    }, patience)
    .toBe(true)
  expect(two.heard.at(-1)).toEqual(change)
  expect(one.heard).toEqual([])
  expect(stranger.heard).toEqual([])

  one.peers.tell(Array.from({ length: 2_000 }, (_, number) => `id:blog-${number}`))
  await expect.poll(() => two.heard.at(-1), patience).toBe('all')
})

it('takes everything for changed after the database was gone', async () => {
  const url = await postgres.database()
  const [one, two] = [member(url), member(url)]
  await expect
    .poll(() => {
      one.peers.tell(['tag:a'])
      two.peers.tell(['tag:b'])
      return one.heard.length > 0 && two.heard.length > 0
    }, patience)
    .toBe(true)
  await postgres.kill()
  one.peers.tell(['tag:missed'])
  await postgres.start()
  await expect.poll(() => [one.heard.at(-1), two.heard.at(-1)], patience).toEqual(['all', 'all'])
  const before = two.heard.length
  await expect
    .poll(() => {
      one.peers.tell(['tag:c'])
      return two.heard.slice(before).flat()
    }, patience)
    .toContain('tag:c')
})
