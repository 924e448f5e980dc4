import { beforeEach, expect, it, vi } from 'vitest'
import { temporaryFolder } from '../test/leads.ts'
import { runEditorsCommand } from './cli.ts'
import { openEditors } from './editors.ts'

const password = 'correct horse battery'
let printed: string[] = []
beforeEach(() => {
  printed = []
  for (const stream of ['log', 'error'] as const)
    vi.spyOn(console, stream).mockImplementation((line) => void printed.push(String(line)))
})

async function commands() {
  const dataDir = await temporaryFolder()
  const open = () => openEditors({ dataDir, cost: { N: 1024, r: 8, p: 1 } })
  /** Runs a command with a typed password. */
  const run = (line: string, typed = '') =>
    runEditorsCommand(line.split(' '), open, async () => typed)
  const state = async (given: string) => {
    const editors = open()
    const { state } = await editors.signIn({ name: 'ada byron', password: given, address: '::1' })
    await editors.close()
    return state
  }
  return { run, state }
}

it('adds, lists, changes and removes', async () => {
  const { run, state } = await commands()
  expect(await run('add Ada Byron editor', password)).toBe(0)
  expect(await run('add Bob --role recruiter', password)).toBe(0)
  expect(await state(password)).toBe('open')
  await run('role Ada Byron administrator')
  await run('list')
  expect(printed.join('\n')).toMatch(/Ada Byron +administrator .+ signed in/)
  expect(await run('password ada byron', 'another long password')).toBe(0)
  expect(await state(password)).toBe('refused')
  expect(await run('revoke Ada Byron')).toBe(0)
  expect(await run('remove Ada Byron')).toBe(0)
  expect(await state('another long password')).toBe('refused')
  expect(printed.join('\n')).not.toContain(password)
})

it('generates a password if none is given', async () => {
  const { run, state } = await commands()
  await run('add Ada Byron editor')
  const made = /this once: (\S{20})$/.exec(printed.join('\n'))?.[1] ?? ''
  expect(await state(made)).toBe('open')
})

it.each([
  ['add', /Usage/],
  ['add Ada', /Usage/],
  ['add Ada owner', /The role must be one of/],
  ['dance Ada', /Usage/],
  ['add Ada editor --token x', /Usage/],
  ['revoke Nobody', /no editor Nobody/],
])('fails to %s', async (line, message) => {
  const { run } = await commands()
  expect(await run(line, password)).toBe(1)
  expect(printed.join('\n')).toMatch(message)
})
