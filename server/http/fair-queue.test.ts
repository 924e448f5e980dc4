import { expect, it, onTestFinished, vi } from 'vitest'
import { FairQueue, QueueFullError } from './fair-queue.ts'

const never = new AbortController().signal

/** A queue with two slots. Each piece of work runs until the test ends it. */
function open() {
  const queue = new FairQueue({ concurrency: 2, queueLength: 6, queueLengthPerClient: 4 })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (name: string, client = 'a', signal = never) =>
    queue.run(
      client,
      () => {
        begun.push(name)
        const { promise, resolve } = Promise.withResolvers<string>()
        ends.set(name, () => resolve(`the ${name}`))
        return promise
      },
      signal,
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

it('limits how many wait, per client and in total', async () => {
  const { ask, begun, end } = open()
  const asked = ['1', '2', '3', '4', '5', '6'].map((name) => ask(name))
  await expect(ask('7')).rejects.toThrow(QueueFullError)
  asked.push(ask('8', 'b'), ask('9', 'b'))
  await expect(ask('10', 'c')).rejects.toThrow(QueueFullError)
  for (const name of ['1', '2', '3', '8', '4', '9', '5', '6']) await end(name)
  await Promise.all(asked)
  expect(begun).toHaveLength(8)
})

it('drops waiting work when its signal aborts', async () => {
  const { ask, begun, end } = open()
  const leaving = new AbortController()
  const stays = [ask('1'), ask('2')]
  const left = ask('3', 'a', leaving.signal)
  stays.push(ask('4'))
  leaving.abort()
  await expect(left).rejects.toThrow()
  for (const name of ['1', '2', '4']) await end(name)
  expect(await Promise.all(stays)).toEqual(['the 1', 'the 2', 'the 4'])
  expect(begun).not.toContain('3')
})

it('continues after a failure', async () => {
  const queue = new FairQueue({ concurrency: 1, queueLength: 1, queueLengthPerClient: 1 })
  const failing = queue.run('a', () => Promise.reject(new Error('no such cat')), never)
  const next = queue.run('b', async () => 'the dog', never)
  await expect(failing).rejects.toThrow('no such cat')
  expect(await next).toBe('the dog')
})

it('pauses after work, so that the event loop has time for others', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const bounds = { concurrency: 1, queueLength: 1, queueLengthPerClient: 1 }
  const queue = new FairQueue({ ...bounds, restRatio: 1 })
  const begun: string[] = []
  const ask = (name: string) => queue.run('a', async () => begun.push(name), never)
  await ask('1')
  const second = ask('2')
  await new Promise((resolve) => setImmediate(resolve))
  expect(begun).toEqual(['1'])
  await vi.runAllTimersAsync()
  await second
  expect(begun).toEqual(['1', '2'])
})
