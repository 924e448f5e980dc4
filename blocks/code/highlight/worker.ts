import { parentPort } from 'node:worker_threads'
import { shikiTokens } from './shiki-tokens.ts'

/** Code to highlight, and the ID of the task. */
export interface Task {
  id: number
  code: string
  language: string
}
/** Token runs, or the error. */
export type Outcome = { id: number; tokens: string } | { id: number; error: string }

const port = parentPort
// Tasks run one at a time, in order.
let done: Promise<void> = Promise.resolve()
port?.on('message', (task: Task) => {
  done = done.then(async () => port.postMessage(await outcomeOf(task)))
})

async function outcomeOf({ id, code, language }: Task): Promise<Outcome> {
  try {
    return { id, tokens: await shikiTokens(code, language) }
  } catch (error) {
    return { id, error: String(error).slice(0, 300) }
  }
}
