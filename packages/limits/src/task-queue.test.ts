import { queryObjects } from 'node:v8'
import { expect, it } from 'vitest'
import { TaskQueue } from './task-queue.ts'

/** A queue with two slots. Each piece of work runs until the test ends it. */
function open() {
  const queue = new TaskQueue({ concurrency: 2, maxWaiting: 6, maxWaitingPerClient: 4 })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (name: string, client = 'a', options?: Parameters<typeof queue.run>[1]) =>
    queue.run(
      () => {
        begun.push(name)
        const { promise, resolve } = Promise.withResolvers<string>()
        ends.set(name, () => resolve(`the ${name}`))
        return promise
      },
      { client, ...options },
    )
  const end = async (name: string) => {
    ends.get(name)?.()
    // Following work starts when the promises in between have settled.
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { ask, begun, end }
}

it('lets clients take turns', async () => {
  const { ask, begun, end } = open()
  const asked = ['1', '2', '3', '4', '5'].map((name) => ask(name))
  asked.push(ask('6', 'b'), ask('7', 'c'))
  for (const name of ['1', '2', '3', '6', '7', '4', '5']) await end(name)
  await Promise.all(asked)
  expect(begun).toEqual(['1', '2', '3', '6', '7', '4', '5'])
})

it('runs the second task of a client although new clients keep coming', async () => {
  const { ask, begun, end } = open()
  const asked = [ask('x', 'x'), ask('y', 'y'), ask('first'), ask('second')]
  for (let count = 0; !begun.includes('second'); count += 1) {
    expect(count).toBeLessThan(20)
    asked.push(ask(`new ${count}`, `client ${count}`))
    await end(begun.at(-2) ?? '')
  }
  for (const name of begun) await end(name)
  while (begun.length < asked.length) for (const name of begun) await end(name)
  for (const name of begun) await end(name)
  await Promise.all(asked)
})

it('limits how many wait, per client and in total', async () => {
  const { ask, begun, end } = open()
  const asked = ['1', '2', '3', '4', '5', '6'].map((name) => ask(name))
  await expect(ask('7')).rejects.toMatchObject({ name: 'QueueFullError', isOfClient: true })
  asked.push(ask('8', 'b'), ask('9', 'b'))
  await expect(ask('10', 'c')).rejects.toMatchObject({ name: 'QueueFullError', isOfClient: false })
  for (const name of ['1', '2', '3', '8', '4', '9', '5', '6']) await end(name)
  await Promise.all(asked)
  expect(begun).toHaveLength(8)
})

it('drops waiting work when its signal aborts', async () => {
  const { ask, begun, end } = open()
  const leaving = new AbortController()
  const stays = [ask('1'), ask('2')]
  const left = ask('3', 'a', { signal: leaving.signal })
  stays.push(ask('4'))
  leaving.abort()
  await expect(left).rejects.toThrow()
  for (const name of ['1', '2', '4']) await end(name)
  expect(await Promise.all(stays)).toEqual(['the 1', 'the 2', 'the 4'])
  expect(begun).not.toContain('3')
  const { signal } = leaving
  await expect(ask('5', 'a', { signal })).rejects.toThrow('aborted')
})

it('continues after a failure', async () => {
  const queue = new TaskQueue({ concurrency: 1, maxWaiting: 1, maxWaitingPerClient: 1 })
  const failing = queue.run(() => Promise.reject(new Error('no such cat')))
  const next = queue.run(async () => 'the dog')
  await expect(failing).rejects.toThrow('no such cat')
  expect(await next).toBe('the dog')
})

it('keeps the slot of a task whose caller has left until it ends', async () => {
  const { ask, begun, end } = open()
  const leaving = new AbortController()
  const asked = [ask('1', 'a', { signal: leaving.signal }), ask('2'), ask('3')]
  leaving.abort()
  await new Promise((resolve) => setImmediate(resolve))
  expect(begun).toEqual(['1', '2'])
  for (const name of ['1', '2', '3']) await end(name)
  expect(await Promise.all(asked)).toEqual(['the 1', 'the 2', 'the 3'])
})

it('runs tasks with priority first, and lets as many wait', async () => {
  const { ask, begun, end } = open()
  const asked = ['1', '2'].map((name) => ask(name))
  const waiting = ['a', 'a', 'a', 'a', 'b', 'b']
  asked.push(...waiting.map((client, index) => ask(`plain ${index}`, client)))
  asked.push(ask('preferred', 'c', { hasPriority: true }))
  await end('1')
  expect(begun).toEqual(['1', '2', 'preferred'])
  while (begun.length < asked.length) for (const name of begun) await end(name)
  for (const name of begun) await end(name)
  await Promise.all(asked)
})

it('keeps no results of tasks while others wait', async () => {
  class Result {}
  const queue = new TaskQueue({ concurrency: 1, maxWaiting: 9 })
  const later = Promise.withResolvers<void>()
  const results = Array.from({ length: 4 }, () => queue.run(async () => new Result()))
  const last = queue.run(() => later.promise)
  await results.at(-1)
  results.length = 0
  // This function still has the last one.
  expect(queryObjects(Result)).toBeLessThanOrEqual(1)
  later.resolve()
  await last
})
