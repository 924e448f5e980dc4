import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { after, describe, it } from 'node:test'

const source = import.meta.dirname
/** A copy, because some commands write files. */
const copy = mkdtempSync(join(tmpdir(), 'examples-'))
after(() => rmSync(copy, { recursive: true, force: true }))
cpSync(source, copy, { recursive: true })

const folders = readdirSync(source, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join(source, entry.name, 'console.txt')))
  .map(({ name }) => name)
const interpreters = { '.ts': 'node', '.js': 'node', '.py': 'python3', '.sh': 'bash' }
const probes = {
  python3: ['-c', 'import sys; sys.exit(sys.version_info < (3, 11))'],
  bash: ['-c', 'jq --version && git --version && date -u -d "+1 day" +%s'],
}

/** The commands of a `console.txt`: a line that starts with `$ ` is one, and its output follows. */
function commandsIn(text) {
  return text
    .split(/^\$ /m)
    .slice(1)
    .map((part) => {
      const [line, ...output] = part.trimEnd().split('\n')
      return { argv: line.split(' '), output: output.join('\n') }
    })
}

/** Whether this machine has a program, in a version that the examples can use. */
function canRun(program) {
  return !(program in probes) || spawnSync(program, probes[program]).status === 0
}

/** The exit status of a command, and what it prints to both streams. */
function run([program, ...rest], folder) {
  const path = program === 'node' ? process.execPath : program
  const { status, stdout, stderr } = spawnSync(path, rest, {
    cwd: join(copy, folder),
    encoding: 'utf8',
    // With the settings of this test runner, `node --test` would report to it.
    env: { PATH: process.env.PATH, HOME: copy, NO_COLOR: '1' },
  })
  return { status, output: (stdout + stderr).trimEnd() }
}

for (const folder of folders) {
  describe(folder, () => {
    const commands = commandsIn(readFileSync(join(source, folder, 'console.txt'), 'utf8'))
    for (const { argv, output } of commands) {
      it(argv.join(' '), { skip: !canRun(argv[0]) }, () => {
        assert.deepEqual(run(argv, folder), { status: 0, output })
      })
    }

    const shown = new Set(commands.flatMap(({ argv }) => argv))
    for (const file of readdirSync(join(source, folder))) {
      const program = interpreters[extname(file)]
      if (!program || shown.has(file)) continue
      const argv = [program, ...(file.endsWith('.test.ts') ? ['--test'] : []), file]
      it(`${file} runs`, { skip: !canRun(program) }, () => {
        const { status, output } = run(argv, folder)
        assert.equal(status, 0, output)
      })
    }
  })
}
