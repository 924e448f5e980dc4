import cluster, { type Worker } from 'node:cluster'
import { usesEmbedded } from '../content-platform.ts'
import { openOrJoin } from '../embedded-platform.ts'
import type { Log } from '../log.ts'
import { onStop, startOrExit } from '../process.ts'
import type { Settings } from '../settings.ts'
import { collectMetrics, say } from './collect-metrics.ts'
import type { ToPrimary } from './messages.ts'

/** A worker that lives shorter than this is started again after a pause that doubles. */
const shortLife = 10_000
const firstPause = 500
const longestPause = 30_000

/**
 * Runs `WEB_CONCURRENCY` worker processes that share one listening address, and the embedded content
 * platform for all of them. A worker that ends is replaced; on a signal all finish their requests.
 * Ends the process when the first worker cannot start.
 */
export async function runPrimary(settings: Settings, log: Log): Promise<void> {
  const platform = usesEmbedded(settings) ? await startOrExit(openOrJoin(settings, log)) : undefined
  // Workers accept for themselves. Handed over, a connection would be lost without a word when its
  // worker is killed before it says that it has it.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  let isReady = false
  let isStopping = false
  let shortLives = 0
  const workers = () =>
    Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)

  const start = (): Promise<string> => {
    const worker = cluster.fork()
    const born = performance.now()
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    worker.on('message', (message: ToPrimary) => {
      if (message.type === 'joined') say(worker, { type: 'start' })
      else if (message.type === 'ready') {
        log.info({ worker: worker.process.pid }, 'worker ready')
        resolve(message.url)
      } else hear(worker, message)
    })
    worker.once('exit', (code, signal) => {
      reject(new Error(`a worker ended with ${signal ?? code}`))
      if (isStopping || !isReady) return
      shortLives = performance.now() - born < shortLife ? shortLives + 1 : 0
      const pause = pauseAfter(shortLives)
      log.error({ worker: worker.process.pid, code, signal, pause }, 'worker ended, another starts')
      setTimeout(() => isStopping || start().catch(() => undefined), pause)
    })
    return promise
  }
  const hear = (from: Worker, message: ToPrimary) => {
    if (message.type === 'content-changed') {
      for (const worker of workers()) if (worker !== from) say(worker, message)
    }
    if (message.type === 'want-metrics') {
      const { id } = message
      void collectMetrics(workers()).then((text) => say(from, { type: 'all-metrics', id, text }))
    }
  }
  onStop(async (reason) => {
    isStopping = true
    log.info({ reason }, 'stopping')
    await Promise.all(
      workers().map((worker) => {
        const ended = new Promise((resolve) => worker.once('exit', resolve))
        worker.process.kill('SIGTERM')
        return ended
      }),
    )
    await platform?.close()
    process.exit(0)
  })

  try {
    // Alone, so that it makes the database's tables and says what is wrong once.
    const url = await start()
    await Promise.all(Array.from({ length: settings.webConcurrency - 1 }, start))
    isReady = true
    console.log(`Ready: ${url}`)
  } catch {
    if (isStopping) return
    await platform?.close()
    process.exit(1)
  }
}

function pauseAfter(shortLives: number): number {
  return shortLives === 0 ? 0 : Math.min(longestPause, firstPause * 2 ** (shortLives - 1))
}
