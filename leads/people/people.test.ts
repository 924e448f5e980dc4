import { expect, it } from 'vitest'
import { testClock, testLeads } from '../test/leads.ts'
import { type People, PeopleError } from './people.ts'
import { may, roles } from './roles.ts'

const password = 'correct horse battery'
const address = '192.0.2.1'
const HOUR_MS = 60 * 60_000

async function testPeople() {
  const clock = testClock()
  const { people } = await testLeads({ now: clock.now, passwordCost: { N: 1024, r: 8, p: 1 } })
  await people.add({ name: 'Ada Byron', role: 'editor', password })
  /** Signs in and returns both tokens. */
  const signIn = async (name = 'Ada Byron') => {
    const result = await people.signIn({ name, password, permission: 'studio', address })
    if (result.state !== 'open') throw new Error(result.state)
    return { browser: result.browserToken, api: (await people.redeem(result.signInId)) ?? '' }
  }
  return { clock, people, signIn }
}

it('allows a name once, in any case and spelling', async () => {
  const { people, signIn } = await testPeople()
  for (const name of ['Ada Byron', ' ada BYRON ', 'Ada\u00a0Byron', 'Ada \u00a0 Byron'])
    await expect(people.add({ name, role: 'editor', password })).rejects.toThrow(PeopleError)
  expect(await people.personOf((await signIn('ADA byron')).api)).toMatchObject({
    name: 'Ada Byron',
    role: 'editor',
  })
})

// Mixed alphabets: Cyrillic у and А, Greek ο.
it.each(['', ' \n', 'x'.repeat(81), 'Ada B\u0443ron', '\u0410da', 'Byr\u03bfn'])(
  'refuses %j as a name',
  async (name) => {
    const { people } = await testPeople()
    await expect(people.add({ name, role: 'editor', password })).rejects.toThrow(PeopleError)
  },
)

it.each(['Ада Byron', 'Ζωή', 'Anna-Мария', 'Zoë O’Brien 3', '李 Li'])('adds %s', async (name) => {
  const { people } = await testPeople()
  expect(await people.add({ name, role: 'editor', password })).toMatchObject({ name })
})

it('rejects a wrong password and an unknown name in the same way, and limits both', async () => {
  const { people, signIn } = await testPeople()
  const attempts = ['Ada Byron', 'Nobody', 'Nobody', '', 'Ada Byron'].map((name) => ({
    name,
    password: 'something else',
    permission: 'studio' as const,
    address,
  }))
  for (const attempt of attempts) expect(await people.signIn(attempt)).toEqual({ state: 'refused' })
  await expect(signIn()).rejects.toThrow('limited')
})

it('exchanges the ID of a sign-in once, within a minute', async () => {
  const { clock, people } = await testPeople()
  const signInId = async () => {
    const result = await people.signIn({
      name: 'Ada Byron',
      password,
      permission: 'studio',
      address,
    })
    return result.state === 'open' ? result.signInId : ''
  }
  const id = await signInId()
  expect(await people.personOf(id)).toBeUndefined()
  const tokens = await Promise.all([people.redeem(id), people.redeem(id)])
  expect(tokens.filter(Boolean)).toHaveLength(1)
  const late = await signInId()
  clock.pass(61_000)
  expect(await people.redeem(late)).toBeUndefined()
  expect(await people.redeem('made up')).toBeUndefined()
})

it('accepts each token only for its purpose', async () => {
  const { people, signIn } = await testPeople()
  const { api, browser } = await signIn()
  expect(await people.personOfBrowser(browser)).toMatchObject({ name: 'Ada Byron' })
  expect(await people.personOf(browser)).toBeUndefined()
  expect(await people.personOfBrowser(api)).toBeUndefined()
})

it('ends a sign-in with all its tokens after twelve hours, or by either token', async () => {
  const { clock, people, signIn } = await testPeople()
  const [first, second, third] = [await signIn(), await signIn(), await signIn()]
  await people.signOut(first.browser)
  await people.signOut(second.api)
  const open = () => Promise.all([first, second, third].map(({ api }) => people.personOf(api)))
  expect(await open()).toEqual([undefined, undefined, expect.anything()])
  expect(await people.personOfBrowser(second.browser)).toBeUndefined()
  clock.pass(12 * HOUR_MS)
  expect(await open()).toEqual([undefined, undefined, undefined])
})

it.each([
  ['revoked', (people: Omit<People, 'close'>) => people.endSessions('ada byron')],
  [
    'given another password',
    (people: Omit<People, 'close'>) => people.setPassword('Ada Byron', 'x'.repeat(12)),
  ],
  [
    'given another role',
    (people: Omit<People, 'close'>) => people.setRole('Ada Byron', 'administrator'),
  ],
  ['removed', (people: Omit<People, 'close'>) => people.remove('Ada Byron')],
])('ends the sessions of a person who is %s', async (_what, act) => {
  const { people, signIn } = await testPeople()
  await people.add({ name: 'Bob', role: 'recruiter', password })
  const [ada, bob] = [await signIn(), await signIn('Bob')]
  await act(people)
  expect(await people.personOf(ada.api)).toBeUndefined()
  expect(await people.personOfBrowser(ada.browser)).toBeUndefined()
  expect(await people.personOf(bob.api)).toMatchObject({ role: 'recruiter' })
})

it.each(roles.flatMap((role) => (['studio', 'leads'] as const).map((to) => [role, to] as const)))(
  'signs in %s to the %s only with the permission',
  async (role, permission) => {
    const { people } = await testPeople()
    await people.add({ name: 'Bob', role, password })
    const attempt = { name: 'Bob', permission, address }
    const state = may(role, permission) ? 'open' : 'forbidden'
    expect(await people.signIn({ ...attempt, password })).toMatchObject({ state })
    expect(await people.signIn({ ...attempt, password: 'wrong' })).toEqual({ state: 'refused' })
    expect(await people.exist(permission)).toBe(may(role, permission) || may('editor', permission))
  },
)

it('keeps the names of former people, who get the same ID when they are added again', async () => {
  const { people, signIn } = await testPeople()
  const [before] = await people.names()
  await people.remove('Ada Byron')
  expect(await people.names()).toEqual([{ ...before, role: undefined }])
  expect([await people.exist('studio'), await people.list()]).toEqual([false, []])
  await expect(signIn()).rejects.toThrow('refused')
  await expect(people.endSessions('Ada Byron')).rejects.toThrow(PeopleError)
  await people.add({ name: 'Ada Byron', role: 'administrator', password })
  expect(await people.names()).toEqual([{ ...before, role: 'administrator' }])
})
