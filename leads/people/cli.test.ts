import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { beforeEach, expect, it, vi } from 'vitest'
import { testEnvironment } from '../../tests/fixtures/environment.ts'
import { temporaryFolder } from '../test/leads.ts'
import { runPeopleCommand } from './cli.ts'
import { openPeople } from './people.ts'

const password = 'correct horse battery'
let printed: string[] = []
beforeEach(() => {
  printed = []
  for (const stream of ['log', 'error'] as const)
    vi.spyOn(console, stream).mockImplementation((line) => void printed.push(String(line)))
})

async function commands() {
  const dataDir = await temporaryFolder()
  const open = () => openPeople({ dataDir, cost: { N: 1024, r: 8, p: 1 } })
  /** Runs a command with a typed password. */
  const run = (line: string, typed = '') =>
    runPeopleCommand(line.split(' '), open, async () => typed)
  const state = async (given: string) => {
    const people = open()
    const { state } = await people.signIn({
      name: 'ada byron',
      password: given,
      permission: 'studio',
      address: '::1',
    })
    await people.close()
    return state
  }
  return { run, state }
}

it.each([
  ['administrator', '/studio and /leads'],
  ['editor', '/studio and /leads/newsletter'],
  ['recruiter', '/studio and /leads'],
  ['sales', '/leads'],
])('says where a new %s can sign in', async (role, places) => {
  const { run } = await commands()
  await run(`add Ada --role ${role}`, password)
  expect(printed).toEqual([`Ada can sign in at ${places} as ${role}.`])
})

it('adds, lists, changes and removes', async () => {
  const { run, state } = await commands()
  expect(await run('add Ada Byron --role editor', password)).toBe(0)
  expect(await run('add Bob --role recruiter', password)).toBe(0)
  expect(await state(password)).toBe('open')
  await run('role Ada Byron administrator')
  await run('list')
  expect(printed.join('\n')).toMatch(/Ada Byron +administrator .+ signed in/)
  expect(await run('password ada byron', 'another long password')).toBe(0)
  expect(await state(password)).toBe('refused')
  expect(await run('sign-out Ada Byron')).toBe(0)
  expect(await run('second-factor required')).toBe(0)
  expect(await state('another long password')).toBe('code-needed')
  expect(await run('second-factor optional')).toBe(0)
  expect(await run('second-factor reset Ada Byron')).toBe(0)
  expect(await run('remove Ada Byron')).toBe(0)
  expect(await state('another long password')).toBe('refused')
  expect(printed.join('\n')).not.toContain(password)
})

it('generates a password if none is given, and prints it alone on its line', async () => {
  const { run, state } = await commands()
  await run('add Ada Byron --role editor')
  const made = printed.join('\n').split('\n').at(-1) ?? ''
  expect(made).toMatch(/^\S{20}$/)
  expect(await state(made)).toBe('open')
})

it.each([
  ['add', /Usage/],
  ['add Ada', /The role must be one of/],
  ['add Ada --role owner', /The role must be one of/],
  ['dance Ada', /Usage/],
  ['toString Ada', /Usage/],
  ['add Ada --role editor --token x', /Usage/],
  ['second-factor', /Usage/],
  ['second-factor remove Ada', /Usage/],
  ['second-factor reset Nobody', /no one named Nobody/],
  ['sign-out Nobody', /no one named Nobody/],
])('fails to %s', async (line, message) => {
  const { run } = await commands()
  expect(await run(line, password)).toBe(1)
  expect(printed.join('\n')).toMatch(message)
})

it('reads a password from a pipe, of at least 15 characters', async () => {
  const dataDir = await temporaryFolder()
  const entry = fileURLToPath(import.meta.resolve('#server/commands/people.ts'))
  const add = (input: string) =>
    spawnSync(process.execPath, [entry, 'add', 'Ada', '--role', 'sales'], {
      env: testEnvironment({ DATA_DIR: dataDir }),
      input: `${input}\n`,
      encoding: 'utf8',
    })
  const short = add('fourteen chars')
  expect([short.status, short.stdout]).toEqual([1, ''])
  expect(short.stderr).toContain('15')
  expect(add(password).stdout).toContain('/leads as sales')
})
