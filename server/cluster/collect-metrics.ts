import type { Worker } from 'node:cluster'
import { AggregatorRegistry, type MetricObject } from 'prom-client'
import type { ToPrimary, ToWorker } from './messages.ts'

const patience = 2_000
let asked = 0

/** The metrics of all workers as one text; a worker that does not answer in time is left out. */
export async function collectMetrics(workers: readonly Worker[]): Promise<string> {
  const reports = await Promise.all(workers.map((worker) => reportOf(worker)))
  const known = reports.filter((report) => report !== undefined)
  return AggregatorRegistry.aggregate(known).metrics()
}

function reportOf(worker: Worker): Promise<MetricObject[] | undefined> {
  asked += 1
  const id = asked
  return new Promise((resolve) => {
    const settle = (report?: MetricObject[]) => {
      clearTimeout(timer)
      worker.off('message', hear)
      resolve(report)
    }
    const hear = (message: ToPrimary) => {
      if (message.type === 'metrics' && message.id === id) settle(message.metrics)
    }
    const timer = setTimeout(settle, patience)
    worker.on('message', hear)
    say(worker, { type: 'report-metrics', id })
  })
}

/** Sends a message to a worker, unless it is about to end. */
export function say(worker: Worker, message: ToWorker): void {
  if (worker.isConnected()) worker.send(message, () => undefined)
}
