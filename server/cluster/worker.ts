import { once } from 'node:events'
import type { Registry } from 'prom-client'
import type { ContentChange } from '#content/copies/dependencies.ts'
import type { Peers } from '../peers/peers.ts'
import type { ToPrimary, ToWorker } from './messages.ts'

/** What a worker process has from the primary one. */
export interface Membership {
  /** The other workers. */
  peers: Peers
  /** Reports these metrics to the primary when it asks. */
  report(registry: Registry): void
  /** The metrics of all workers, as text. */
  allMetrics(): Promise<string>
  ready(url: string): void
}

/** Joins the primary process that forked this one; waits until it says to begin. */
export async function joinPrimary(): Promise<Membership> {
  const listeners: ((change: ContentChange) => void)[] = []
  const waiting = new Map<number, (text: string) => void>()
  let registry: Registry | undefined
  let asked = 0
  const send = (message: ToPrimary) => {
    if (process.connected) process.send?.(message, undefined, undefined, () => undefined)
  }
  const begin = once(process, 'message')
  send({ type: 'joined' })
  await begin
  process.on('message', (message: ToWorker) => {
    if (message.type === 'content-changed') {
      for (const listener of listeners) listener(message.change)
    }
    if (message.type === 'report-metrics') {
      const { id } = message
      registry?.getMetricsAsJSON().then(
        (metrics) => send({ type: 'metrics', id, metrics }),
        () => undefined,
      )
    }
    if (message.type === 'all-metrics') {
      waiting.get(message.id)?.(message.text)
      waiting.delete(message.id)
    }
  })
  return {
    peers: {
      tell: (change) => send({ type: 'content-changed', change }),
      onTold: (listener) => void listeners.push(listener),
      async close() {},
    },
    report(own) {
      registry = own
    },
    allMetrics() {
      asked += 1
      const id = asked
      send({ type: 'want-metrics', id })
      return new Promise((resolve) => waiting.set(id, resolve))
    },
    ready: (url) => send({ type: 'ready', url }),
  }
}
