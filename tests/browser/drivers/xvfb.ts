import { createInterface } from 'node:readline'
import { startProgram } from './program.ts'

export interface Display {
  /** For `DISPLAY`. */
  name: string
  stop(): void
}

/** Starts a virtual display (`Xvfb`), which chooses its own number. */
export async function startDisplay(): Promise<Display> {
  const args = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']
  const server = startProgram('Xvfb', args)
  const number = await new Promise<string>((resolve, reject) => {
    server.process.once('error', reject)
    server.process.once('exit', () => reject(new Error('Xvfb ended before it had a display')))
    createInterface({ input: server.process.stdout }).once('line', resolve)
  })
  return { name: `:${number}`, stop: server.stop }
}
