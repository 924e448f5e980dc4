import { expect, it, onTestFinished } from 'vitest'
import { temporaryFolder, testClock } from '../test/leads.ts'
import { EditorError, type Editors, openEditors } from './editors.ts'

const password = 'correct horse battery'
const address = '192.0.2.1'
const HOUR_MS = 60 * 60_000

async function testEditors() {
  const clock = testClock()
  const dataDir = await temporaryFolder()
  const editors = openEditors({ dataDir, now: clock.now, cost: { N: 1024, r: 8, p: 1 } })
  onTestFinished(() => editors.close())
  await editors.add({ name: 'Ada Byron', role: 'editor', password })
  /** Signs in and returns both tokens. */
  const signIn = async (name = 'Ada Byron') => {
    const result = await editors.signIn({ name, password, address })
    if (result.state !== 'open') throw new Error(result.state)
    return { browser: result.browserToken, api: (await editors.redeem(result.signInId)) ?? '' }
  }
  return { clock, editors, signIn }
}

it('allows a name once, in any case and spelling', async () => {
  const { editors, signIn } = await testEditors()
  for (const name of ['Ada Byron', ' ada BYRON ', 'Ada\u00a0Byron'])
    await expect(editors.add({ name, role: 'editor', password })).rejects.toThrow(EditorError)
  expect(await editors.editorOf((await signIn('ADA byron')).api)).toMatchObject({
    name: 'Ada Byron',
    role: 'editor',
  })
})

it.each(['', ' \n', 'x'.repeat(81)])('refuses %j as a name', async (name) => {
  const { editors } = await testEditors()
  await expect(editors.add({ name, role: 'editor', password })).rejects.toThrow(EditorError)
})

it('rejects a wrong password and an unknown name in the same way, and limits both', async () => {
  const { editors, signIn } = await testEditors()
  const attempts = ['Ada Byron', 'Nobody', 'Nobody', '', 'Ada Byron'].map((name) => ({
    name,
    password: 'something else',
    address,
  }))
  for (const attempt of attempts)
    expect(await editors.signIn(attempt)).toEqual({ state: 'refused' })
  await expect(signIn()).rejects.toThrow('limited')
})

it('exchanges the ID of a sign-in once, within a minute', async () => {
  const { clock, editors } = await testEditors()
  const signInId = async () => {
    const result = await editors.signIn({ name: 'Ada Byron', password, address })
    return result.state === 'open' ? result.signInId : ''
  }
  const id = await signInId()
  expect(await editors.editorOf(id)).toBeUndefined()
  const tokens = await Promise.all([editors.redeem(id), editors.redeem(id)])
  expect(tokens.filter(Boolean)).toHaveLength(1)
  const late = await signInId()
  clock.pass(61_000)
  expect(await editors.redeem(late)).toBeUndefined()
  expect(await editors.redeem('made up')).toBeUndefined()
})

it('accepts each token only for its purpose', async () => {
  const { editors, signIn } = await testEditors()
  const { api, browser } = await signIn()
  expect(await editors.editorOfBrowser(browser)).toMatchObject({ name: 'Ada Byron' })
  expect(await editors.editorOf(browser)).toBeUndefined()
  expect(await editors.editorOfBrowser(api)).toBeUndefined()
})

it('ends a sign-in with all its tokens after twelve hours, or by either token', async () => {
  const { clock, editors, signIn } = await testEditors()
  const [first, second, third] = [await signIn(), await signIn(), await signIn()]
  await editors.signOut(first.browser)
  await editors.signOut(second.api)
  const open = () => Promise.all([first, second, third].map(({ api }) => editors.editorOf(api)))
  expect(await open()).toEqual([undefined, undefined, expect.anything()])
  expect(await editors.editorOfBrowser(second.browser)).toBeUndefined()
  clock.pass(12 * HOUR_MS)
  expect(await open()).toEqual([undefined, undefined, undefined])
})

it.each([
  ['revoked', (editors: Editors) => editors.revoke('ada byron')],
  [
    'given another password',
    (editors: Editors) => editors.setPassword('Ada Byron', 'x'.repeat(12)),
  ],
  ['removed', (editors: Editors) => editors.remove('Ada Byron')],
])('ends the sessions of an editor who is %s', async (_what, act) => {
  const { editors, signIn } = await testEditors()
  await editors.add({ name: 'Bob', role: 'recruiter', password })
  const [ada, bob] = [await signIn(), await signIn('Bob')]
  await act(editors)
  expect(await editors.editorOf(ada.api)).toBeUndefined()
  expect(await editors.editorOfBrowser(ada.browser)).toBeUndefined()
  expect(await editors.editorOf(bob.api)).toMatchObject({ role: 'recruiter' })
})

it('applies a new role to open sessions immediately', async () => {
  const { editors, signIn } = await testEditors()
  const { api } = await signIn()
  await editors.setRole('Ada Byron', 'recruiter')
  expect(await editors.editorOf(api)).toMatchObject({ role: 'recruiter' })
})

it('keeps the names of former editors, who get the same ID when they are added again', async () => {
  const { editors, signIn } = await testEditors()
  const [before] = await editors.names()
  await editors.remove('Ada Byron')
  expect(await editors.names()).toEqual([{ ...before, role: undefined }])
  expect([await editors.exist(), await editors.list()]).toEqual([false, []])
  await expect(signIn()).rejects.toThrow('refused')
  await expect(editors.revoke('Ada Byron')).rejects.toThrow(EditorError)
  await editors.add({ name: 'Ada Byron', role: 'administrator', password })
  expect(await editors.names()).toEqual([{ ...before, role: 'administrator' }])
})
