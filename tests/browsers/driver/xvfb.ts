import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { programPath } from './packages.ts'

export interface Display {
  /** For `DISPLAY`. */
  name: string
  close(): void
}

/** A screen without a monitor (`Xvfb`), under a number that it chooses itself. */
export async function startDisplay(): Promise<Display> {
  const server = spawn(
    programPath('Xvfb'),
    ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  const close = () => void server.kill()
  process.once('exit', close)
  const number = await new Promise<string>((resolve, reject) => {
    server.once('error', reject)
    server.once('exit', () => reject(new Error('Xvfb ended before it had a display')))
    createInterface({ input: server.stdout }).once('line', resolve)
  })
  return { name: `:${number}`, close }
}
