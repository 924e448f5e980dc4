import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { newCodeKey } from '../people/one-time-code.ts'
import { codeAt } from '../test/code-at.ts'
import { temporaryFolder, testClock, testLeads } from '../test/leads.ts'
import { backUp, restore } from '../test/restore.ts'

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
  const backup = await backUp(dataDir)
  clock.pass(1000)
  await leads.people.remove('Ada')
  await leads.close()

  await restore(backup, dataDir)
  const { people } = await open()
  expect((await people.list()).map(({ name }) => name)).toEqual(['Bob', 'Kim'])
  const attempt = { name: 'Ada', password, permission: 'leads', address: '::1' } as const
  expect(await people.signIn(attempt)).toEqual({ state: 'refused' })
})

it('who were changed since a backup get their last role, and no password, until they get a new one', async () => {
  const clock = testClock()
  const dataDir = await temporaryFolder()
  const open = () => testLeads({ dataDir, now: clock.now, passwordCost: { N: 1024, r: 8, p: 1 } })
  const leads = await open()
  const { people: before } = leads
  for (const name of ['Ada', 'Bob', 'Kim', 'Lou', 'Max', 'Oda'])
    await before.add({ name, role: 'sales', password })
  const backup = await backUp(dataDir)
  clock.pass(1000)
  await before.setPassword('Ada', 'another long password')
  await before.setRole('Bob', 'recruiter')
  const idOf = async (wanted: string) =>
    (await before.list()).find(({ name }) => name === wanted)?.id ?? ''
  const key = newCodeKey()
  const proof = { password, address: '::1', key, code: codeAt(key, clock.now()) }
  expect(await before.addSecondFactor(await idOf('Kim'), proof)).toMatchObject({ state: 'done' })
  const own = { password, address: '::2', newPassword: 'another long password', browserToken: '' }
  expect(await before.changePassword(await idOf('Oda'), own)).toMatchObject({ state: 'done' })
  await before.resetSecondFactor('Lou')
  await leads.close()

  await restore(backup, dataDir)
  const { people, close } = await open()
  const state = (await people.list()).map(({ name, role, needsPassword }) => [
    name,
    role,
    needsPassword,
  ])
  expect(state).toEqual([
    ['Ada', 'sales', true],
    ['Bob', 'recruiter', true],
    ['Kim', 'sales', true],
    ['Lou', 'sales', true],
    ['Max', 'sales', false],
    ['Oda', 'sales', true],
  ])
  const signIn = async (name: string, of = people) => {
    const permission = 'leads'
    return (await of.signIn({ name, password, permission, address: name })).state
  }
  for (const name of ['Ada', 'Bob', 'Kim', 'Lou', 'Oda'])
    expect(await signIn(name), name).toBe('refused')
  expect(await signIn('Max')).toBe('open')
  await people.setPassword('Bob', password)
  await close()
  expect(await signIn('Bob', (await open()).people)).toBe('open')
})

it('can’t use a recovery code again that was used since a backup', async () => {
  const clock = testClock()
  const dataDir = await temporaryFolder()
  const open = () => testLeads({ dataDir, now: clock.now, passwordCost: { N: 1024, r: 8, p: 1 } })
  const leads = await open()
  const key = newCodeKey()
  const { id } = await leads.people.add({ name: 'Ada', role: 'sales', password })
  const proof = { password, address: '::1', key, code: codeAt(key, clock.now()) }
  const added = await leads.people.addSecondFactor(id, proof)
  const [used = '', unused = ''] = added.state === 'done' ? added.recoveryCodes : []
  const enter = async ({ people }: typeof leads, code: string) => {
    const permission = 'leads'
    const step = await people.signIn({ name: 'Ada', password, permission, address: '::1' })
    if (step.state !== 'code-needed') return step.state
    return (await people.confirmSignIn(step.codeToken, { code, key: '', permission })).state
  }
  const backup = await backUp(dataDir)
  clock.pass(1000)
  expect(await enter(leads, used)).toBe('open')
  await leads.close()
  await restore(backup, dataDir)
  const restored = await open()
  expect(await restored.people.secondFactorOf(id)).toEqual({ recoveryCodes: 9 })
  expect(await enter(restored, used)).toBe('wrong')
  expect(await enter(restored, unused)).toBe('open')
})

it('are removed when the file can’t be written', async () => {
  const dataDir = await temporaryFolder()
  await mkdir(join(dataDir, 'restore-journal.jsonl'))
  const { people } = await testLeads({ dataDir, passwordCost: { N: 1024, r: 8, p: 1 } })
  await people.add({ name: 'Ada', role: 'sales', password })
  await people.remove('Ada')
  expect(await people.list()).toEqual([])
})
