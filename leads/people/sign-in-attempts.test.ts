import { describe, expect, it } from 'vitest'
import { testClock, testLeads } from '../test/leads.ts'
import { hashPassword, verifyPassword } from './password.ts'

const password = 'correct horse'
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const cost = { N: 1024, r: 8, p: 1 }

async function testSignIn() {
  const clock = testClock()
  const { people } = await testLeads({ now: clock.now, passwordCost: cost })
  await people.add({ name: 'Ada', role: 'sales', password })
  type Attempt = Omit<Parameters<typeof people.signIn>[0], 'name' | 'permission'>
  const signIn = (attempt: Attempt) =>
    people.signIn({ name: 'Ada', permission: 'leads', ...attempt })
  /** Wrong passwords, each from another network. */
  const flood = async (count: number) => {
    const states: string[] = []
    for (let n = 0; n < count; n += 1) {
      const address = `2001:db8:${n.toString(16)}::1`
      states.push((await signIn({ password: 'wrong', address })).state)
    }
    return states
  }
  return { clock, signIn, flood }
}

describe('attempts to sign in', () => {
  it('are limited to five in ten minutes for a /48', async () => {
    const { signIn } = await testSignIn()
    const attempt = (address: string) => signIn({ password: 'wrong', address })
    for (let n = 0; n < 5; n += 1) {
      expect(await attempt(`2001:db8:1:${n}::1`)).toEqual({ state: 'refused' })
    }
    expect(await attempt('2001:db8:1:ffff::1')).toEqual({
      state: 'limited',
      retryAfterSeconds: 600,
    })
    expect(await attempt('2001:db8:2::1')).toEqual({ state: 'refused' })
  })

  it('are limited for all networks, with longer pauses the longer they go on', async () => {
    const { clock, signIn, flood } = await testSignIn()
    const waitNow = async () => {
      const result = await signIn({ password, address: '192.0.2.1' })
      return result.state === 'limited' ? result.retryAfterSeconds : 0
    }
    expect((await flood(21)).filter((state) => state === 'refused')).toHaveLength(20)
    expect(await waitNow()).toBe(60)
    for (let n = 0; n < 2; n += 1) {
      clock.pass(MINUTE_MS)
      await flood(20)
    }
    clock.pass(MINUTE_MS)
    expect(await waitNow()).toBe(7 * 60)
  })

  it('by a browser that has signed in before are not limited by others', async () => {
    const { clock, signIn, flood } = await testSignIn()
    const first = await signIn({ password, address: '192.0.2.1' })
    const device = first.state === 'open' ? first.device : ''
    await flood(60)
    expect(await signIn({ password, address: '192.0.2.1' })).toMatchObject({
      state: 'limited',
    })
    const known = { password, address: '2001:db8::1', device }
    expect(await signIn(known)).toMatchObject({ state: 'open' })
    for (const forged of [`${device}x`, device.replace('.', 'x.'), '..', 'x']) {
      expect(await signIn({ ...known, device: forged })).toMatchObject({
        state: 'limited',
      })
    }
    for (let n = 0; n < 5; n += 1) await signIn({ ...known, password: 'wrong' })
    expect(await signIn(known)).toMatchObject({ state: 'limited' })
    clock.pass(180 * DAY_MS)
    await flood(60)
    expect(await signIn(known)).toMatchObject({ state: 'limited' })
  })

  it('by known browsers are verified before the others', async () => {
    const { signIn } = await testSignIn()
    const first = await signIn({ password, address: '192.0.2.1' })
    const device = first.state === 'open' ? first.device : ''
    const passwordHash = await hashPassword(password, cost)
    const strangers = Array.from({ length: 12 }, () => verifyPassword('wrong', passwordHash))
    const known = signIn({ password, address: '192.0.2.1', device })
    expect(await known).toMatchObject({ state: 'open' })
    expect(new Set(await Promise.all(strangers))).toEqual(new Set(['invalid', 'busy']))
  })
})

describe('a password', () => {
  it('is hashed after the ones before it, because each takes memory', async () => {
    const slow = hashPassword(password, { ...cost, N: 2 ** 15 })
    const first = await Promise.race([slow, hashPassword(password, cost)])
    expect(first).toBe(await slow)
  })

  it('that is too long is rejected without hashing it', async () => {
    expect(
      await verifyPassword('\u0316\u0301'.repeat(16_000), await hashPassword(password, cost)),
    ).toBe('invalid')
  })
})
