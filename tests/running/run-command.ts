import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { testEnvironment } from './environment.ts'

const root = join(import.meta.dirname, '..', '..')
const patience = 30_000

/** What a command that ran to its end said. */
export interface Finished {
  code: number | null
  stdout: string
  stderr: string
}

/**
 * Runs a command of the contract, `npm run NAME -- WORDS`, to its end, without npm around it. One
 * that hangs is killed, and has no code.
 */
export function runCommand(
  name: string,
  words: readonly string[],
  settings: Record<string, string> = {},
): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [scriptOf(name), ...words], {
      cwd: root,
      env: testEnvironment(settings),
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: patience,
      killSignal: 'SIGKILL',
    })
    let stdout = ''
    let stderr = ''
    child.stdout.on('data', (chunk) => {
      stdout += chunk
    })
    child.stderr.on('data', (chunk) => {
      stderr += chunk
    })
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, stdout, stderr }))
  })
}

/** The file that package.json runs under a name. */
function scriptOf(name: string): string {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const file = /^node (\S+)$/.exec(scripts[name] ?? '')?.[1]
  if (!file) throw new Error(`package.json has no script ${name} that runs one file`)
  return file
}
