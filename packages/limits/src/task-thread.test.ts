import { Worker } from 'node:worker_threads'
import { expect, it } from 'vitest'
import { TaskThread } from './task-thread.ts'

const module = `
  import { serveTasks } from '${new URL('./task-thread.ts', import.meta.url)}'
  const full = []
  serveTasks(String, async (task) => {
    if (task === 'fails') throw new Error('failed')
    if (task === 'never ends') for (;;);
    if (task === 'fills the memory') for (;;) full.push({})
    return 'did ' + task
  })`
const open = (timeoutMs = 10_000) =>
  new TaskThread<string, string>({
    start: () =>
      new Worker(new URL(`data:text/javascript,${encodeURIComponent(module)}`), {
        resourceLimits: { maxOldGenerationSizeMb: 16 },
      }),
    parse: String,
    timeoutMs,
    idleMs: 0,
  })

it.each([
  ['fails', 10_000, /failed/],
  ['never ends', 3_000, /aborted/],
  ['fills the memory', 10_000, /memory/],
])('goes on with the next task when one %s', async (task, timeoutMs, reason) => {
  const thread = open(timeoutMs)
  const outcomes = await Promise.allSettled([thread.run('a'), thread.run(task), thread.run('b')])
  expect(outcomes[0]).toEqual({ status: 'fulfilled', value: 'did a' })
  expect(outcomes[1]).toMatchObject({ reason: { message: expect.stringMatching(reason) } })
  expect(outcomes[2]).toEqual({ status: 'fulfilled', value: 'did b' })
})
