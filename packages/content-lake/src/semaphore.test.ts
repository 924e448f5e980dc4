import { expect, it } from 'vitest'
import { Semaphore } from './semaphore.ts'

const open = (concurrency: number, queueLength: number) =>
  new Semaphore({ concurrency, queueLength, rejectionMessage: 'Too much to do' })

it('runs some tasks at a time, queues some, and rejects the rest', async () => {
  const semaphore = open(2, 1)
  const ends: (() => void)[] = []
  const task = () => semaphore.run(() => new Promise<void>((resolve) => ends.push(resolve)))
  const [first, second, third] = [task(), task(), task()]
  await expect(task()).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '2' } })
  expect(ends).toHaveLength(2)
  ends[0]?.()
  await first
  await Promise.resolve()
  expect(ends).toHaveLength(3)
  for (const end of ends) end()
  await Promise.all([second, third])
  await expect(semaphore.run(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(await semaphore.run(async () => 'free again')).toBe('free again')
})

it('runs tasks with priority first, from a queue of their own', async () => {
  const semaphore = open(1, 1)
  const first = Promise.withResolvers<void>()
  const order: string[] = []
  const running = semaphore.run(() => first.promise)
  const plain = semaphore.run(() => order.push('plain'))
  const preferred = semaphore.run(() => order.push('preferred'), { hasPriority: true })
  first.resolve()
  await Promise.all([running, plain, preferred])
  expect(order).toEqual(['preferred', 'plain'])
})

it('drops a queued task whose caller disconnects', async () => {
  const semaphore = open(1, 1)
  const first = Promise.withResolvers<void>()
  const running = semaphore.run(() => first.promise)
  const caller = new AbortController()
  const dropped = semaphore.run(() => 'run', { signal: caller.signal })
  caller.abort(new Error('left'))
  await expect(dropped).rejects.toThrow('left')
  const next = semaphore.run(() => 'next')
  first.resolve()
  await running
  expect(await next).toBe('next')
  const { signal } = caller
  await expect(semaphore.run(() => 'run', { signal })).rejects.toThrow('left')
})
