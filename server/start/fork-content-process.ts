import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { z } from 'zod'

/** glibc returns free memory to the system, and has few arenas: docs/capacity.md. */
const memoryEnvironment = { MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_ARENA_MAX: '1' }
/** V8's limit for the heap of the main thread, which does not include buffers. */
const MAX_HEAP_MB = 192
/** The first start imports the seed, and the first one after an upgrade may rebuild indexes. */
const START_TIMEOUT_MS = 5 * 60_000
const STOP_TIMEOUT_MS = 2_000

/** What the process sends when its start has ended. */
const startMessage = z.discriminatedUnion('state', [
  z.object({ state: z.literal('ready') }),
  z.object({ state: z.literal('in use') }).describe('Another process runs the platform'),
  z.object({ state: z.literal('refused'), reason: z.string() }).describe('A setting is wrong'),
])
export type StartMessage = z.infer<typeof startMessage>
export type StartResult = StartMessage | { state: 'failed' }

/** The process of the embedded content platform. */
export interface ContentProcess {
  pid: number | undefined
  /** Resolves when the start has ended. */
  started: Promise<StartResult>
  /** Resolves when the process has ended, with its exit code or the signal that ended it. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>
  /** Asks it to end, and kills it if it doesn't. */
  stop(): void
  kill(): void
}

/**
 * Starts the embedded content platform in a process of its own, with the environment and the output of this one.
 * It never outlives this process.
 * @param port 0 picks a free one
 */
export function forkContentProcess(port: number, logLevel: string): ContentProcess {
  const child = fork(join(import.meta.dirname, 'content-process.ts'), {
    execArgv: [`--max-old-space-size=${MAX_HEAP_MB}`, '--max-semi-space-size=8'],
    env: { ...memoryEnvironment, ...process.env, CONTENT_PORT: String(port), LOG_LEVEL: logLevel },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const kill = () => void child.kill('SIGKILL')
  // A process that hangs doesn't notice that its channel is closed.
  process.once('exit', kill)
  const ended = once(child, 'exit').then(
    ([code, signal]) => ({ code, signal }),
    // It could not be started.
    () => ({ code: null, signal: null }),
  )
  void ended.then(() => process.off('exit', kill))
  const timer = setTimeout(kill, START_TIMEOUT_MS)
  const failed = { state: 'failed' } as const
  const message = once(child, 'message').then(([sent]) => startMessage.parse(sent))
  const started = Promise.race([message.catch(() => failed), ended.then(() => failed)])
  void started.then(() => clearTimeout(timer))
  return {
    pid: child.pid,
    started,
    ended,
    stop() {
      if (child.connected) child.disconnect()
      const killing = setTimeout(kill, STOP_TIMEOUT_MS)
      void ended.then(() => clearTimeout(killing))
    },
    kill,
  }
}
