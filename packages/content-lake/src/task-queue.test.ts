import { queryObjects } from 'node:v8'
import { expect, it } from 'vitest'
import { TaskQueue } from './task-queue.ts'

const open = (concurrency: number, maxWaiting: number) =>
  new TaskQueue({ concurrency, maxWaiting, rejectionMessage: 'Too much to do' })

it('runs some tasks at a time, queues some, and rejects the rest', async () => {
  const queue = open(2, 1)
  const ends: (() => void)[] = []
  const task = () => queue.run(() => new Promise<void>((resolve) => ends.push(resolve)))
  const [first, second, third] = [task(), task(), task()]
  await expect(task()).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '2' } })
  expect(ends).toHaveLength(2)
  ends[0]?.()
  await first
  await Promise.resolve()
  expect(ends).toHaveLength(3)
  for (const end of ends) end()
  await Promise.all([second, third])
  await expect(queue.run(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(await queue.run(async () => 'free again')).toBe('free again')
})

it('runs tasks with priority first, from a queue of their own', async () => {
  const queue = open(1, 1)
  const first = Promise.withResolvers<void>()
  const order: string[] = []
  const running = queue.run(() => first.promise)
  const plain = queue.run(() => order.push('plain'))
  const preferred = queue.run(() => order.push('preferred'), { hasPriority: true })
  first.resolve()
  await Promise.all([running, plain, preferred])
  expect(order).toEqual(['preferred', 'plain'])
})

it('drops a queued task whose caller disconnects', async () => {
  const queue = open(1, 1)
  const first = Promise.withResolvers<void>()
  const running = queue.run(() => first.promise)
  const caller = new AbortController()
  const dropped = queue.run(() => 'run', { signal: caller.signal })
  caller.abort(new Error('left'))
  await expect(dropped).rejects.toThrow('left')
  const next = queue.run(() => 'next')
  first.resolve()
  await running
  expect(await next).toBe('next')
  const { signal } = caller
  await expect(queue.run(() => 'run', { signal })).rejects.toThrow('left')
})

it('lets people take turns, and limits how many tasks of one person wait', async () => {
  const options = { concurrency: 1, maxWaiting: 9, maxWaitingPerUser: 3, rejectionMessage: 'Full' }
  const queue = new TaskQueue(options)
  const done: string[] = []
  const add = (name: string, userId: string) =>
    queue.run(async () => void done.push(name), { userId })
  const asked = ['1', '2', '3', '4'].map((name) => add(name, 'a'))
  await expect(add('5', 'a')).rejects.toMatchObject({ status: 429 })
  asked.push(add('6', 'b'))
  await Promise.all(asked)
  expect(done).toEqual(['1', '2', '6', '3', '4'])
  await add('7', 'a')
})

it('keeps no results of tasks while others wait', async () => {
  class Result {}
  const queue = open(1, 9)
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
