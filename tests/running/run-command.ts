import { spawn } from 'node:child_process'
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

/** Runs one of the project's commands to its end; one that hangs is killed, and has no code. */
export function runCommand(
  [script = '', ...words]: readonly string[],
  settings: Record<string, string> = {},
): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...words], {
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
