import { spawn } from 'node:child_process'
import { setTimeout as after } from 'node:timers/promises'
import { waitForExit } from '../../fixtures/child-process.ts'
import { testEnvironment } from '../../fixtures/environment.ts'
import { runCommand } from '../../fixtures/run-command.ts'

const POST = 'secrets-that-can-be-checked'

/** Runs `npm run newsletter -- send`. Returns what it prints. @throws when it fails */
export async function send(settings: Record<string, string>): Promise<string> {
  const { code, stdout, stderr } = await runCommand('newsletter', ['send', POST], settings)
  if (code !== 0) throw new Error(stderr)
  return stdout
}

/** The same, killed after a time unless it has ended. */
export async function sendAndKill(settings: Record<string, string>, ms: number): Promise<void> {
  const child = spawn(process.execPath, ['server/commands/newsletter.ts', 'send', POST], {
    env: testEnvironment(settings),
    stdio: 'ignore',
  })
  const ended = waitForExit(child)
  await Promise.race([ended, after(ms)])
  child.kill('SIGKILL')
  await ended
}
