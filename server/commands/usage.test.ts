import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { runCommand } from '../../tests/fixtures/run-command.ts'

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')))
/** The scripts of this repository that people run, without hooks and without scripts of other programs. */
const names = Object.entries(scripts).flatMap(([name, command]) => {
  const isHook = name === 'postinstall' || /^pre(?=[a-z])/.test(name)
  return !isHook && /\bnode /.test(command) ? [name] : []
})

/** Runs a script with a data folder that doesn't exist, and expects that it isn't created. */
async function run(name: string, argument: string) {
  const folder = mkdtempSync(join(tmpdir(), 'usage-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const dataDir = join(folder, 'data')
  const finished = await runCommand(name, [argument], { DATA_DIR: dataDir, PORT: '0' })
  expect(existsSync(dataDir)).toBe(false)
  return finished
}

const usageOf = (name: string) => new RegExp(`^Usage: npm (run )?${name}\\b`, 'm')

// Its options are Playwright's.
it('npm run test:browsers -- --help prints the usage', async () => {
  const { code, stdout, stderr } = await run('test:browsers', '--help')
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout).toMatch(usageOf('test:browsers'))
})

it.each(names.filter((name) => name !== 'test:browsers'))(
  'npm run %s refuses an unknown option, and prints the usage',
  async (name) => {
    const { code, stdout, stderr } = await run(name, '--no-such-option')
    expect({ failed: code === 1 || code === 2, stdout }).toEqual({ failed: true, stdout: '' })
    expect(stderr).toMatch(/no-such-option/)
    expect(stderr).toMatch(usageOf(name))
  },
)
