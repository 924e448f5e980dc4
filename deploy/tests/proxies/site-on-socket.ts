import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { waitForExit } from '../../../tests/fixtures/child-process.ts'
import { testEnvironment } from '../../../tests/fixtures/environment.ts'

const root = join(import.meta.dirname, '..', '..', '..')

/**
 * Starts the site as the systemd units do: on a socket that stays open while it restarts.
 * @param checkout the folder of the project, or a link to it, which is followed at each start
 * @returns once it is ready; `restart` resolves once the new process is, and the disposal stops it
 */
export async function startOnSocket(
  port: number,
  settings: Record<string, string>,
  checkout = root,
) {
  const script = join(import.meta.dirname, 'socket_unit.py')
  const command = [process.execPath, 'server/commands/serve.ts']
  const unit = spawn('python3', [script, String(port), checkout, ...command], {
    env: testEnvironment({ ...settings, PORT: String(port) }),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = waitForExit(unit, 'SIGTERM')
  const lines = createInterface({ input: unit.stdout })
  const ready = () =>
    new Promise<void>((resolve, reject) => {
      const look = (line: string) => {
        if (!line.startsWith('Ready: ')) return
        lines.off('line', look)
        resolve()
      }
      lines.on('line', look)
      void ended.then(() => reject(new Error('The site did not get ready')))
    })
  const stop = async () => {
    unit.kill('SIGTERM')
    await ended
  }
  await ready()
  return {
    async restart() {
      const again = ready()
      unit.kill('SIGHUP')
      await again
    },
    stop,
    [Symbol.asyncDispose]: stop,
  }
}
