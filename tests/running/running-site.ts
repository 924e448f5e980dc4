import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

export interface SiteProcess {
  url: string
  dataDir: string
  /** All that it has printed. */
  output(): string
  stop(signal?: NodeJS.Signals): Promise<void>
}

/**
 * Starts the production build as a process of its own, on a free port, with a data folder of its
 * own that goes with it.
 * @throws with what it printed, when it does not get ready in time
 */
export async function startSite(environment: Record<string, string> = {}): Promise<SiteProcess> {
  const dataDir = environment.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'site-test-')))
  const child = spawn(process.execPath, ['server/commands/serve.ts'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', ...environment, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  child.stdout.on('data', (chunk) => (printed += chunk))
  child.stderr.on('data', (chunk) => (printed += chunk))
  const url = await ready(child, () => printed)
  return {
    url,
    dataDir,
    output: () => printed,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = new Promise((resolve) => child.once('exit', resolve))
        child.kill(signal)
        await ended
      }
      if (!environment.DATA_DIR) await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** How to reach the embedded content platform of a site (contract: `CONTENT_PORT`). */
export async function contentPlatformOf(
  dataDir: string,
): Promise<{ url: string; token: string; projectId: string; dataset: string }> {
  return JSON.parse(await readFile(join(dataDir, 'content-platform.json'), 'utf8'))
}

function ready(child: ChildProcess, printed: () => string): Promise<string> {
  const patience = 60_000
  return new Promise((resolve, reject) => {
    const fail = (why: string) => {
      child.kill('SIGKILL')
      reject(new Error(`The site ${why}:\n${printed()}`))
    }
    const timer = setTimeout(() => fail('did not get ready'), patience)
    child.once('exit', () => fail('ended'))
    child.stdout?.on('data', () => {
      const url = /^Ready: (\S+)$/m.exec(printed())?.[1]
      if (!url) return
      clearTimeout(timer)
      child.removeAllListeners('exit')
      resolve(url)
    })
  })
}
