import { expect, it } from 'vitest'
import { codeAt } from '../test/code-at.ts'
import { testClock, testLeads } from '../test/leads.ts'
import { newCodeKey } from './one-time-code.ts'
import type { People } from './people.ts'

const password = 'correct horse battery'
const permission = 'studio'
const attempt = { name: 'Ada', password, permission, address: '192.0.2.1' } as const
const wrongCode = 'AAAA-AAAA-AAAA-AAAA'

async function withSecondFactor() {
  const clock = testClock()
  const { people } = await testLeads({ now: clock.now, passwordCost: { N: 1024, r: 8, p: 1 } })
  const { id } = await people.add({ name: 'Ada', role: 'editor', password })
  const key = newCodeKey()
  const code = codeAt(key, clock.now())
  const added = await people.addSecondFactor(id, { ...attempt, key, code })
  const recoveryCodes = added.state === 'done' ? added.recoveryCodes : []
  const enter = async (entered: string, to: 'studio' | 'leads' = permission) => {
    const step = await people.signIn(attempt)
    if (step.state !== 'code-needed') throw new Error(step.state)
    return people.confirmSignIn(step.codeToken, { code: entered, key: '', permission: to })
  }
  return { clock, people, id, key, recoveryCodes, enter }
}

it('opens no session before the code, and accepts each code once', async () => {
  const { clock, people, key, enter } = await withSecondFactor()
  const step = await people.signIn(attempt)
  if (step.state !== 'code-needed') throw new Error(step.state)
  for (const read of [people.personOf, people.personOfBrowser, people.redeem])
    expect(await read(step.codeToken)).toBeUndefined()
  const used = codeAt(key, clock.now())
  expect(await enter(used)).toMatchObject({ state: 'wrong' })
  clock.pass(30_000)
  const code = codeAt(key, clock.now())
  const both = await Promise.all([enter(code), enter(code)])
  expect(both.map(({ state }) => state).sort()).toEqual(['open', 'wrong'])
  expect(await enter(used)).toMatchObject({ state: 'wrong' })
})

it('accepts each recovery code once, as it was typed', async () => {
  const { people, id, recoveryCodes, enter } = await withSecondFactor()
  const [code = ''] = recoveryCodes
  expect(await enter(code.toLowerCase().replaceAll('-', ' '))).toMatchObject({ state: 'open' })
  expect(await enter(code)).toMatchObject({ state: 'wrong' })
  expect(await people.secondFactorOf(id)).toEqual({ recoveryCodes: 9 })
})

it('limits wrong codes of a person, and refuses other roles and late codes', async () => {
  const { clock, people, recoveryCodes, enter } = await withSecondFactor()
  const [code = '', later = ''] = recoveryCodes
  expect(await enter(code, 'leads')).toEqual({ state: 'forbidden', role: 'editor' })
  const step = await people.signIn(attempt)
  for (let n = 0; n < 5; n += 1) expect(await enter(wrongCode)).toMatchObject({ state: 'wrong' })
  expect(await enter(code)).toMatchObject({ state: 'limited' })
  clock.pass(10 * 60_000)
  const codeToken = step.state === 'code-needed' ? step.codeToken : ''
  const late = { code: later, key: '', permission } as const
  expect(await people.confirmSignIn(codeToken, late)).toEqual({ state: 'expired' })
  expect(await enter(code)).toMatchObject({ state: 'open' })
})

it.each([
  ['a new password', (people: Omit<People, 'close'>) => people.setPassword('Ada', 'x'.repeat(15))],
  ['a reset', (people: Omit<People, 'close'>) => people.resetSecondFactor('Ada')],
  ['a removal', (people: Omit<People, 'close'>) => people.remove('Ada')],
])('ends a sign-in that waits for its code with %s', async (_what, act) => {
  const { people, recoveryCodes } = await withSecondFactor()
  const step = await people.signIn(attempt)
  const codeToken = step.state === 'code-needed' ? step.codeToken : ''
  await act(people)
  const given = { code: recoveryCodes[0] ?? '', key: '', permission } as const
  expect(await people.confirmSignIn(codeToken, given)).toEqual({ state: 'expired' })
})

it('has people add a second factor when it is required, and keeps the key of those who have one', async () => {
  const { clock, people, id, recoveryCodes, enter } = await withSecondFactor()
  const bob = { ...attempt, name: 'Bob' }
  const { id: bobId } = await people.add({ ...bob, role: 'editor' })
  const before = await people.signIn(bob)
  expect(before.state).toBe('open')
  await people.requireSecondFactor('required')
  expect(await people.isSignedIn(bobId)).toBe(false)
  const step = await people.signIn(bob)
  if (step.state !== 'code-needed') throw new Error(step.state)
  const key = newCodeKey()
  const given = { key, permission } as const
  const wrong = await people.confirmSignIn(step.codeToken, { ...given, code: '' })
  expect(wrong).toMatchObject({ state: 'wrong', person: { hasSecondFactor: false } })
  const code = codeAt(key, clock.now())
  expect(await people.confirmSignIn(step.codeToken, { ...given, code })).toMatchObject({
    state: 'open',
    recoveryCodes: { length: 10 },
  })
  expect(await people.addSecondFactor(id, { ...attempt, key, code })).toEqual({ state: 'wrong' })
  expect(await enter(recoveryCodes[0] ?? '')).toMatchObject({ state: 'open' })
  await people.resetSecondFactor('Ada')
  await people.requireSecondFactor('optional')
  expect(await people.signIn(attempt)).toMatchObject({ state: 'open' })
})

it('adds and removes nothing without the password, whose attempts are limited', async () => {
  const { people, id, recoveryCodes } = await withSecondFactor()
  const [code = ''] = recoveryCodes
  const remove = (given: string) =>
    people.removeSecondFactor(id, { ...attempt, password: given, code })
  const { id: bob } = await people.add({ name: 'Bob', role: 'sales', password })
  const key = newCodeKey()
  const proof = { ...attempt, password: 'wrong', key, code: '' }
  expect(await people.addSecondFactor(bob, proof)).toEqual({ state: 'refused' })
  for (let n = 0; n < 4; n += 1) expect(await remove('wrong')).toEqual({ state: 'refused' })
  expect(await remove(password)).toMatchObject({ state: 'limited' })
  expect(await people.secondFactorOf(id)).toEqual({ recoveryCodes: 10 })
})

it.each([
  ['password', (people: Omit<People, 'close'>) => people.setPassword('Ada', 'x'.repeat(15))],
  ['role', (people: Omit<People, 'close'>) => people.setRole('Ada', 'sales')],
])('leaves no session open when the %s changes while somebody signs in', async (_what, act) => {
  const { people } = await testLeads({ passwordCost: { N: 1024, r: 8, p: 1 } })
  const { id } = await people.add({ name: 'Ada', role: 'editor', password })
  await Promise.all([people.signIn(attempt), act(people)])
  expect(await people.isSignedIn(id)).toBe(false)
})
