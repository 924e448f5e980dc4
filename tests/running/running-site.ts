import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { WritablePlatform } from '#content/dataset.ts'
import { testEnvironment } from './environment.ts'

const root = join(import.meta.dirname, '..', '..')
const patience = 60_000

export interface ServerProcess {
  url: string
  pid: number
  dataDir: string
  /** All that it has printed. */
  output(): string
  /** Ends it and waits for its end. The data folder goes too, unless it was given. */
  stop(signal?: NodeJS.Signals): Promise<Ending>
}

interface Ending {
  code: number | null
  signal: NodeJS.Signals | null
}

interface Options {
  largestFile?: number
  checkout?: string
}

/**
 * Starts the production build as a process of its own, on a free port, with a data folder of its
 * own that goes with it.
 * @param options.largestFile in blocks of the shell's `ulimit`; past it every write fails, as on a full disk
 * @param options.checkout the project's folder, when it is another than this one
 * @throws with what it printed, when it does not get ready in time
 */
export function startSite(
  settings: Record<string, string> = {},
  options: Options = {},
): Promise<ServerProcess> {
  return start(['server/commands/serve.ts'], { PORT: '0', ...settings }, options)
}

/** Starts the embedded content platform alone, as `npm run content -- serve` does. */
export function startContentPlatform(settings: Record<string, string>): Promise<ServerProcess> {
  return start(['server/commands/content.ts', 'serve'], settings)
}

async function start(
  command: readonly string[],
  settings: Record<string, string>,
  { largestFile, checkout = root }: Options = {},
) {
  const dataDir = settings.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'site-test-')))
  const bounded = `ulimit -f ${largestFile} && exec "$0" "$@"`
  const [program, ...words]: [string, ...string[]] = largestFile
    ? ['sh', '-c', bounded, process.execPath, ...command]
    : [process.execPath, ...command]
  const child = spawn(program, words, {
    cwd: checkout,
    env: testEnvironment({ ...settings, DATA_DIR: dataDir }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const goesWithUs = () => child.kill('SIGKILL')
  process.once('exit', goesWithUs)
  const ended = new Promise<Ending>((resolve) => {
    child.once('exit', (code, signal) => {
      process.off('exit', goesWithUs)
      resolve({ code, signal })
    })
  })
  const printed: string[] = []
  const url = await ready(child, printed)
  return {
    url,
    pid: child.pid ?? 0,
    dataDir,
    output: () => printed.join('\n'),
    async stop(signal: NodeJS.Signals = 'SIGTERM') {
      child.kill(signal)
      const end = await ended
      if (!settings.DATA_DIR) await rm(dataDir, { recursive: true, force: true })
      return end
    },
  }
}

/** How to reach the embedded content platform of a site (contract: `CONTENT_PORT`). */
export async function contentPlatformOf(dataDir: string): Promise<WritablePlatform> {
  return JSON.parse(await readFile(join(dataDir, 'content-platform.json'), 'utf8'))
}

/** Collects the lines that it prints; resolves with the address of its Ready line. */
function ready(child: ChildProcess, printed: string[]) {
  return new Promise<string>((resolve, reject) => {
    const fail = (why: string) => {
      child.kill('SIGKILL')
      reject(new Error(`The process ${why}:\n${printed.join('\n')}`))
    }
    const timer = setTimeout(() => fail('did not get ready'), patience)
    child.once('exit', () => fail('ended'))
    for (const input of [child.stdout, child.stderr]) {
      if (!input) continue
      createInterface({ input }).on('line', (line) => {
        printed.push(line)
        const url = /^Ready: (\S+)$/.exec(line)?.[1]
        if (!url) return
        clearTimeout(timer)
        resolve(url)
      })
    }
  })
}
