/** A visitor who opens one page after another, in a thread of its own so that attacks do not delay it. */
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

/** The results of the visitor. Times are until the last byte. */
export interface Visits {
  /** The time of each page in ms. */
  latencies: number[]
  /** Pages without a response, or not with 200. */
  failed: number
}

const BETWEEN_PAGES_MS = 50
const REQUEST_TIMEOUT_MS = 30_000

const { site, paths }: { site: string; paths: readonly string[] } = workerData
const agent = new Agent({ keepAlive: true })
const visits: Visits = { latencies: [], failed: 0 }
let isOver = false
parentPort?.once('message', () => {
  isOver = true
})
for (let step = 0; !isOver; step += 1) {
  const started = performance.now()
  const isLoaded = await open(paths[step % paths.length] ?? '/')
  visits.latencies.push(performance.now() - started)
  if (!isLoaded) visits.failed += 1
  await pause(BETWEEN_PAGES_MS)
}
agent.destroy()
parentPort?.postMessage(visits)

function open(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const headers = { 'x-forwarded-for': '198.51.100.7', 'accept-encoding': 'br' }
    const timeout = REQUEST_TIMEOUT_MS
    const sent = request(site + path, { agent, headers, timeout }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode === 200))
      response.once('error', () => resolve(false))
    })
    sent.once('timeout', () => sent.destroy(new Error('timeout')))
    sent.once('error', () => resolve(false))
    sent.end()
  })
}
