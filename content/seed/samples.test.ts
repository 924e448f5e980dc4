import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { canRun, commandsOf, run, runningOf, writeSamples } from './test/samples.ts'

const root = mkdtempSync(join(tmpdir(), 'samples-'))
const samples = writeSamples(root)
const commands = commandsOf(root)
afterAll(() => rmSync(root, { recursive: true, force: true }))

const isNode = ({ argv }: { argv: string[] }) => argv[0] === 'node'

describe('the commands of the articles', () => {
  for (const { name, argv, folder, output } of commands) {
    it.skipIf(!canRun(argv))(name, () => {
      expect(run(argv, folder)).toEqual({ status: 0, output })
    })
  }

  it('attack a small application with Node alone, in two articles', () => {
    const attacked = new Set(commands.filter(isNode).map(({ folder }) => folder))
    const served = samples.filter(({ text }) => /\bcreateServer\(/.test(text))
    const whole = new Set(served.map(({ folder }) => folder).filter((each) => attacked.has(each)))
    expect(whole.size).toBeGreaterThanOrEqual(2)
  })
})

describe('the programs without a command', () => {
  const shown = commands.flatMap(({ argv, folder }) => argv.map((arg) => join(folder, arg)))
  for (const sample of samples) {
    const argv = runningOf(sample)
    if (!argv || shown.includes(join(sample.folder, sample.file))) continue
    it.skipIf(!canRun(argv))(`${sample.name} runs`, () => {
      const { status, output } = run(argv, sample.folder)
      expect(status, output).toBe(0)
    })
  }
})

describe('the samples', () => {
  it('in TypeScript pass the strict compiler', () => {
    const types = resolve('node_modules/@types')
    const files = samples.flatMap(({ file, folder }) =>
      file.endsWith('.ts') ? [join(folder, file)] : [],
    )
    const options =
      '--noEmit --strict --skipLibCheck --target esnext --module nodenext --allowImportingTsExtensions --types node --typeRoots'
    const { status, stdout } = spawnSync(
      resolve('node_modules/.bin/tsc'),
      [...options.split(' '), types, ...files],
      { encoding: 'utf8', cwd: root },
    )
    expect(status, stdout).toBe(0)
  })

  it.each(samples.filter(({ file }) => file.endsWith('.json')))('$name is JSON', ({ text }) => {
    expect(() => JSON.parse(text)).not.toThrow()
  })
})
