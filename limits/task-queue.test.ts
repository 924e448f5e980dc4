import { expect, it } from 'vitest'
import { QueueFullError, TaskQueue } from './task-queue.ts'

const never = new AbortController().signal

/** A queue with two slots. Each piece of work runs until the test ends it. */
function open() {
  const queue = new TaskQueue({ concurrency: 2, maxWaiting: 6, maxWaitingPerClient: 4 })
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
  const queue = new TaskQueue({ concurrency: 1, maxWaiting: 1, maxWaitingPerClient: 1 })
  const failing = queue.run('a', () => Promise.reject(new Error('no such cat')), never)
  const next = queue.run('b', async () => 'the dog', never)
  await expect(failing).rejects.toThrow('no such cat')
  expect(await next).toBe('the dog')
})

it('keeps the slot of a task whose caller has left until it ends', async () => {
  const { ask, begun, end } = open()
  const leaving = new AbortController()
  const asked = [ask('1', 'a', leaving.signal), ask('2'), ask('3')]
  leaving.abort()
  await new Promise((resolve) => setImmediate(resolve))
  expect(begun).toEqual(['1', '2'])
  for (const name of ['1', '2', '3']) await end(name)
  expect(await Promise.all(asked)).toEqual(['the 1', 'the 2', 'the 3'])
})
