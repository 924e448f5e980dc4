import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { backUpLeads } from '../index.ts'
import { temporaryFolder, testClock, testLeads } from '../test/leads.ts'
import { restore } from '../test/restore.ts'

const password = 'correct horse battery'

it('are removed again when a restore brings them back, except those who were added again', async () => {
  const clock = testClock()
  const dataDir = await temporaryFolder()
  const passwordCost = { N: 1024, r: 8, p: 1 }
  const open = () => testLeads({ dataDir, now: clock.now, passwordCost })
  const leads = await open()
  const add = (name: string) => leads.people.add({ name, role: 'sales', password })
  for (const name of ['Ada', 'Bob', 'Kim']) await add(name)
  clock.pass(1000)
  await leads.people.remove('Kim')
  clock.pass(1000)
  await add('Kim')
  const backup = join(await temporaryFolder(), 'leads.db')
  await backUpLeads(dataDir, backup, () => undefined)
  clock.pass(1000)
  await leads.people.remove('Ada')
  await leads.close()

  await restore(backup, dataDir)
  const { people } = await open()
  expect((await people.list()).map(({ name }) => name)).toEqual(['Bob', 'Kim'])
  const attempt = { name: 'Ada', password, permission: 'leads', address: '::1' } as const
  expect(await people.signIn(attempt)).toEqual({ state: 'refused' })
})

it('are removed when the file can’t be written', async () => {
  const dataDir = await temporaryFolder()
  await mkdir(join(dataDir, 'removed-people.txt'))
  const { people } = await testLeads({ dataDir, passwordCost: { N: 1024, r: 8, p: 1 } })
  await people.add({ name: 'Ada', role: 'sales', password })
  await people.remove('Ada')
  expect(await people.list()).toEqual([])
})
