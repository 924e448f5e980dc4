import { randomUUID } from 'node:crypto'
import { afterEach, expect, it } from 'vitest'
import { newCodeKey } from '../people/one-time-code.ts'
import { codeAt } from '../test/code-at.ts'
import { idOf, testDate, testLeads } from '../test/leads.ts'
import { application, message, pdf } from '../test/messages.ts'
import { concurrentSubmissions, memoryLimits, storedLimits } from './limits.ts'

type StoredLimit = keyof typeof storedLimits
type MemoryLimit = keyof typeof memoryLimits
type Parts = Awaited<ReturnType<typeof open>>
/** Causes an event, the first time as number 0. Returns whether it was within the limit. */
type Cause = (number: number) => Promise<boolean>

const password = 'correct horse battery'

async function open() {
  const clock = testDate()
  const leads = await testLeads({ now: clock.now, passwordCost: { N: 1024, r: 8, p: 1 } })
  const submit = (number: number, address: string, fields: object = {}) =>
    leads.submit('contact', { ...message, subject: `No. ${number}`, ...fields }, { address })
  /** Whether the mail to a visitor is due at once. */
  const isMailed = async (
    number: number,
    address: string,
    email = `visitor${number}@example.org`,
  ) => {
    const lead = await leads.inbox.show(idOf(await submit(number, address, { email })))
    const mail = lead?.deliveries.find(({ kind }) => kind === 'acknowledgement')
    return mail?.nextAttemptAt?.getTime() === clock.now()
  }
  return { clock, leads, submit, isMailed }
}

const nearby = (number: number) => `192.0.2.${number}`
const elsewhere = (number: number) => `2001:db8:${number}::1`

/** For each limit, what it counts. */
const causes: Readonly<
  Record<StoredLimit | MemoryLimit, (parts: Parts) => Cause | Promise<Cause>>
> = {
  accepted:
    ({ submit }) =>
    async (number) =>
      (await submit(number, nearby(1))).state === 'accepted',
  attempt:
    ({ submit }) =>
    async (number) =>
      (await submit(number, nearby(1))).state === 'accepted',
  repeat: async ({ submit }) => {
    const sent = { idempotencyKey: randomUUID() }
    await submit(0, nearby(1), sent)
    return async () => (await submit(0, nearby(1), sent)).state === 'accepted'
  },
  'accepted-network': ({ submit }) => {
    storedLimits['accepted-first'] = stored['accepted-first']
    return async (number) => (await submit(number, nearby(1))).state === 'accepted'
  },
  'accepted-first': async ({ submit }) => {
    await submit(100, nearby(2))
    storedLimits['accepted-network'] = [{ ...unlimited, max: 1 }]
    return async (number) => (await submit(number, nearby(1))).state === 'accepted'
  },
  notified:
    ({ leads, submit }) =>
    async (number) => {
      const lead = await leads.inbox.show(idOf(await submit(number, elsewhere(number))))
      return lead?.deliveries.some(({ kind }) => kind === 'notification') ?? false
    },
  refused:
    ({ submit }) =>
    async (number) =>
      (await submit(number, nearby(1), { email: '' })).state === 'invalid',
  'file-in-all':
    ({ leads }) =>
    async (number) => {
      const cv = { name: 'cv.pdf', content: pdf }
      const sent = { ...application, email: `visitor${number}@example.org`, cv }
      const { state } = await leads.submit('application', sent, { address: elsewhere(number) })
      return state === 'accepted'
    },
  mailed:
    ({ isMailed }) =>
    (number) =>
      isMailed(number, elsewhere(number), message.email),
  'mailed-network':
    ({ isMailed }) =>
    (number) =>
      isMailed(number, nearby(1)),
  'mailed-all-forms':
    ({ isMailed }) =>
    (number) =>
      isMailed(number, nearby(1)),
  'mailed-in-all': async ({ isMailed }) => {
    // Each network's first mail counts separately.
    for (let number = 0; number < 5; number += 1) await isMailed(100 + number, elsewhere(number))
    return (number) => isMailed(number, elsewhere(number))
  },
  'mailed-first':
    ({ isMailed }) =>
    (number) =>
      isMailed(number, elsewhere(number)),
  'sign-in': async ({ leads: { people } }) => {
    await people.add({ name: 'Ada', role: 'sales', password })
    const attempt = { name: 'Ada', password: 'wrong', permission: 'leads' } as const
    return async () => (await people.signIn({ ...attempt, address: nearby(1) })).state === 'refused'
  },
  'sign-in-all': async ({ leads: { people } }) => {
    await people.add({ name: 'Ada', role: 'sales', password })
    const attempt = { name: 'Ada', password: 'wrong', permission: 'leads' } as const
    return async (number) =>
      (await people.signIn({ ...attempt, address: elsewhere(number) })).state === 'refused'
  },
  'sign-in-code': async ({ clock, leads: { people } }) => {
    const { id } = await people.add({ name: 'Ada', role: 'sales', password })
    const attempt = { name: 'Ada', password, permission: 'leads', address: nearby(1) } as const
    const key = newCodeKey()
    await people.addSecondFactor(id, { ...attempt, key, code: codeAt(key, clock.now()) })
    return async () => {
      const step = await people.signIn(attempt)
      if (step.state !== 'code-needed') throw new Error(step.state)
      const entered = { code: 'AAAA-AAAA-AAAA-AAAA', key: '', permission: 'leads' } as const
      return (await people.confirmSignIn(step.codeToken, entered)).state === 'wrong'
    }
  },
}

const stored = { ...storedLimits }
const concurrent = { ...concurrentSubmissions }
const inMemory = structuredClone(memoryLimits)
const unlimited = { max: 1_000_000, windowMs: 1_000 }
const storedNames = Object.keys(stored) as StoredLimit[]
const memoryNames = Object.keys(inMemory) as MemoryLimit[]
const rows = [
  ...storedNames.flatMap((name) => stored[name].map(({ windowMs }) => ({ name, windowMs }))),
  ...memoryNames.map((name) => ({ name, windowMs: inMemory[name].windowMs })),
]

afterEach(() => {
  Object.assign(storedLimits, stored)
  Object.assign(concurrentSubmissions, concurrent)
  Object.assign(memoryLimits, structuredClone(inMemory))
})

it.each(rows)('$name: one more in $windowMs ms is over the limit', async ({ name, windowMs }) => {
  for (const other of storedNames) storedLimits[other] = [unlimited]
  for (const other of memoryNames) memoryLimits[other].max = other === name ? 2 : unlimited.max
  const parts = await open()
  const cause = await causes[name](parts)
  Object.assign(storedLimits, name in stored && { [name]: [{ max: 2, windowMs }] })
  expect([await cause(0), await cause(1), await cause(2)]).toEqual([true, true, false])
  parts.clock.pass(windowMs)
  expect(await cause(3)).toBe(true)
})

it('concurrentSubmissions: one more is refused, and nothing of it is stored', async () => {
  concurrentSubmissions.inAll = 2
  const { leads, submit } = await open()
  const states = async (numbers: number[]) => {
    const results = numbers.map((number) => submit(number, elsewhere(number)))
    return (await Promise.all(results)).map(({ state }) => state)
  }
  expect(await states([1, 2, 3])).toEqual(['accepted', 'accepted', 'unavailable'])
  expect(await states([3])).toEqual(['accepted'])
  expect(await leads.inbox.list({})).toHaveLength(3)
})

it.each(storedNames)('%s: what a clock counted that was ahead does not count', async (name) => {
  for (const other of storedNames) storedLimits[other] = [unlimited]
  const parts = await open()
  const cause = await causes[name](parts)
  storedLimits[name] = [{ max: 2, windowMs: 60_000 }]
  expect([await cause(0), await cause(1)]).toEqual([true, true])
  parts.clock.pass(-365 * 24 * 60 * 60_000)
  expect(await cause(2)).toBe(true)
})
