import { Worker } from 'node:worker_threads'

/** In a thread, because a query that does not end would keep a timer waiting. */
const watch = `
  const { ppid } = process
  setInterval(() => {
    if (process.ppid !== ppid) process.kill(process.pid, 'SIGKILL')
  }, 1_000)
`

/** Ends this process with its parent, also during a query. */
export function endWithParent(): void {
  process.once('disconnect', () => process.exit())
  new Worker(watch, { eval: true }).unref()
}
