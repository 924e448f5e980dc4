import { Worker } from 'node:worker_threads'
import type { Visits } from './visitor-thread.ts'

export const VISITED_PATHS = ['/', '/pricing', '/blogs', '/contact', '/products/ai-chat']

/** Starts a visitor who opens pages of a site, one after another. Returns a function that stops it and returns its results. */
export function startVisitor(
  site: string,
  paths: readonly string[] = VISITED_PATHS,
): () => Promise<Visits> {
  const thread = new Worker(new URL('./visitor-thread.ts', import.meta.url), {
    workerData: { site, paths },
  })
  const visited = new Promise<Visits>((resolve, reject) => {
    thread.once('message', resolve)
    thread.once('error', reject)
  })
  return () => {
    thread.postMessage('stop')
    return visited
  }
}
