import { spawnSync } from 'node:child_process'
import { testEnvironment } from '../../fixtures/environment.ts'

export const password = 'correct horse battery staple'

/**
 * Runs a file of `server/commands` of a release, with the password on standard input.
 * @returns its exit code, and what it printed
 */
export function runWithPassword(
  checkout: string,
  settings: Record<string, string>,
  [file, ...args]: readonly string[],
) {
  const done = spawnSync(process.execPath, [`server/commands/${file}`, ...args], {
    cwd: checkout,
    env: testEnvironment(settings),
    input: `${password}\n`,
    encoding: 'utf8',
  })
  return { code: done.status, output: done.stdout + done.stderr }
}
