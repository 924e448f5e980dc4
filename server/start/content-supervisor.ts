import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { WritablePlatform } from '#content/index.server.ts'
import { isResponding, readConnection } from './content-connection.ts'
import {
  type ContentProcess,
  forkContentProcess,
  type StartResult,
} from './fork-content-process.ts'
import type { Log } from './log.ts'
import { type Settings, SettingsError } from './settings.ts'

/** The embedded content platform in a process of its own. */
export interface SupervisedPlatform extends WritablePlatform {
  /** Whether it responded when the supervisor was opened. */
  isRunning: boolean
  /** How often this supervisor's process has ended unexpectedly. */
  restarts(): number
  /** Stops the supervisor and its process. */
  close(): Promise<void>
}

const CHECK_INTERVAL_MS = 1_000
/** A process that misses so many checks in a row, each of a few seconds, is killed. */
const MAX_MISSED_CHECKS = 2
/** For all that a first start does, such as importing the seed. */
const OPEN_TIMEOUT_MS = 60_000
/** A process that ran at least this long is started again at once. */
const STABLE_AFTER_MS = 10_000
const RETRY_MS = 500
/** A process that has just been started by another supervisor is not worth a line in the log. */
const REPORT_AFTER_FAILURES = 5
const MAX_RETRY_MS = 5_000

/**
 * Keeps the embedded content platform of a data folder running: starts its process if nobody runs it, and again
 * when it has ended or hangs. A folder can have several supervisors, in as many commands. The process that has the
 * folder's lock serves all of them. After it has ended together with its supervisor, another one starts it at
 * the same URL.
 * @returns when the platform responds, or when the first start has failed and is tried again
 * @throws SettingsError that names the port or the folder that prevents the start
 * @throws Error if it fails to start in a folder where it has never run
 */
export async function superviseContent(settings: Settings, log: Log): Promise<SupervisedPlatform> {
  const closing = new AbortController()
  const opened = Promise.withResolvers<StartResult>()
  /** Its URL doesn't change anymore once this function has returned. */
  let platform = await readConnection(settings)
  let isOpen = false
  let restarts = 0

  const open = (result: StartResult) => {
    isOpen = true
    opened.resolve(result)
  }
  const pause = (ms: number) =>
    wait(ms, undefined, { signal: closing.signal }).catch(() => undefined)

  const supervise = async () => {
    let failures = 0
    let missed = MAX_MISSED_CHECKS
    while (!closing.signal.aborted) {
      if (platform && (await isResponding(platform))) {
        open({ state: 'ready' })
        failures = 0
        missed = 0
        await pause(CHECK_INTERVAL_MS)
        continue
      }
      // The supervisor whose process it was starts one first.
      if (missed < MAX_MISSED_CHECKS) {
        missed += 1
        await pause(CHECK_INTERVAL_MS)
        continue
      }
      const startedAt = performance.now()
      const { state } = await runProcess()
      const wasStable = performance.now() - startedAt >= STABLE_AFTER_MS
      failures = wasStable ? 0 : failures + 1
      if (state === 'in use' && failures % REPORT_AFTER_FAILURES === 0)
        log.error('the content platform is in use by a process that does not respond')
      if (!wasStable) await pause(Math.min(RETRY_MS * 2 ** (failures - 1), MAX_RETRY_MS))
    }
  }

  /** Starts the process, and resolves when it has ended. */
  const runProcess = async (): Promise<StartResult> => {
    const port = isOpen && platform ? portOf(platform) : await firstPort(settings, platform)
    const content = forkContentProcess(port, log.level)
    const stop = () => content.stop()
    closing.signal.addEventListener('abort', stop)
    if (closing.signal.aborted) stop()
    const result = await content.started
    if (result.state === 'ready' || (result.state === 'in use' && !isOpen))
      platform = await readConnection(settings)
    if (result.state === 'ready') {
      log.info({ pid: content.pid, url: platform?.url }, 'content platform started')
      open(result)
      await killIfHanging(content)
    }
    const status = await content.ended
    closing.signal.removeEventListener('abort', stop)
    if (closing.signal.aborted || result.state === 'in use') return result
    if (result.state === 'ready') {
      restarts += 1
      log.error(status, 'content platform ended, starting it again')
    } else {
      if (isOpen) log.error({ ...status, ...result }, 'content platform not started, trying again')
      open(result)
    }
    return result
  }

  /** Checks a process until it has ended, and kills it if it hangs. */
  const killIfHanging = async (content: ContentProcess) => {
    const ended = content.ended.then(() => true)
    let missed = 0
    while (!(await Promise.race([ended, pause(CHECK_INTERVAL_MS)]))) {
      if (closing.signal.aborted) return
      missed = platform && (await isResponding(platform)) ? 0 : missed + 1
      if (missed < MAX_MISSED_CHECKS) continue
      log.error({ pid: content.pid }, 'content platform hangs, killing it')
      content.kill()
      return
    }
  }

  const supervising = supervise()
  const close = async () => {
    closing.abort()
    await supervising
  }
  const late = pause(OPEN_TIMEOUT_MS).then(() => ({ state: 'failed' }) as const)
  const result = await Promise.race([opened.promise, late])
  if (result.state === 'refused' || !platform) {
    await close()
    if (result.state === 'refused') throw new SettingsError(result.reason)
    throw new Error(`The content platform in ${settings.dataDir} does not start`)
  }
  isOpen = true
  return { ...platform, isRunning: result.state === 'ready', restarts: () => restarts, close }
}

function portOf({ url }: WritablePlatform): number {
  return Number(new URL(url).port)
}

/** The port of the settings, else the last one if it's free, since others may still use its URL, else any. */
async function firstPort(
  { contentPort }: Settings,
  last: WritablePlatform | undefined,
): Promise<number> {
  if (contentPort || !last) return contentPort
  return (await isFree(portOf(last))) ? portOf(last) : 0
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening')
    return true
  } catch {
    return false
  } finally {
    server.close()
  }
}
