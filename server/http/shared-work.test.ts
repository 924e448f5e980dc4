import { expect, it } from 'vitest'
import { QueueFullError, SharedWork } from './shared-work.ts'

const never = new AbortController().signal

/** Work of which two pieces are done at a time; each is under way until it is told to end. */
function workshop() {
  const work = new SharedWork<string>({ concurrency: 2, queueLength: 6, queueLengthPerClient: 4 })
  const begun: string[] = []
  const ended = new Map<string, { end: () => void; signal: AbortSignal }>()
  const ask = (key: string, client = 'a', caller: AbortSignal = never) =>
    work.run(
      key,
      client,
      (signal) => {
        begun.push(key)
        const { promise, resolve } = Promise.withResolvers<string>()
        ended.set(key, { end: () => resolve(`the ${key}`), signal })
        return promise
      },
      caller,
    )
  const end = async (key: string) => {
    ended.get(key)?.end()
    // The work that follows begins once the promises in between are settled.
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { ask, begun, end, signalOf: (key: string) => ended.get(key)?.signal }
}

it('does the same work once for all who ask for it, and again later', async () => {
  const { ask, begun, end } = workshop()
  const asked = [ask('cat'), ask('cat', 'b'), ask('cat')]
  await end('cat')
  expect(await Promise.all(asked)).toEqual(['the cat', 'the cat', 'the cat'])
  const later = ask('cat')
  await end('cat')
  expect(await later).toBe('the cat')
  expect(begun).toEqual(['cat', 'cat'])
})

it('has clients take turns', async () => {
  const { ask, begun, end } = workshop()
  const asked = ['1', '2', '3', '4', '5'].map((key) => ask(key))
  asked.push(ask('6', 'b'), ask('5', 'c'))
  for (const key of ['1', '2', '3', '6', '5', '4']) await end(key)
  await Promise.all(asked)
  expect(begun).toEqual(['1', '2', '3', '6', '5', '4'])
})

it('lets a bounded number wait, of each client and in all', async () => {
  const { ask, begun, end } = workshop()
  const asked = ['1', '2', '3', '4', '5', '6'].map((key) => ask(key))
  await expect(ask('7')).rejects.toThrow(QueueFullError)
  // What waits already can be waited for.
  asked.push(ask('6'), ask('8', 'b'), ask('9', 'b'))
  await expect(ask('10', 'c')).rejects.toThrow(QueueFullError)
  for (const key of ['1', '2', '3', '8', '4', '9', '5', '6']) await end(key)
  await Promise.all(asked)
  expect(begun).toHaveLength(8)
})

it('drops what waits, and ends what is under way, when all who asked for it have left', async () => {
  const { ask, begun, end, signalOf } = workshop()
  const [one, two, three] = [new AbortController(), new AbortController(), new AbortController()]
  const left = [ask('1', 'a', one.signal), ask('1', 'b', two.signal)]
  const stays = [ask('2')]
  left.push(ask('3', 'a', three.signal))
  stays.push(ask('4'))
  const all = Promise.allSettled(left)
  one.abort()
  expect(signalOf('1')?.aborted).toBe(false)
  two.abort()
  expect(signalOf('1')?.aborted).toBe(true)
  three.abort()
  await end('1')
  await end('2')
  await end('4')
  expect(await Promise.all(stays)).toEqual(['the 2', 'the 4'])
  expect((await all).map(({ status }) => status)).toEqual(Array(3).fill('rejected'))
  expect(begun).not.toContain('3')
})

it('passes a failure on to all who asked, and goes on', async () => {
  const work = new SharedWork<string>({ concurrency: 1, queueLength: 1, queueLengthPerClient: 1 })
  const fail = () => Promise.reject(new Error('no such cat'))
  const asked = [work.run('cat', 'a', fail, never), work.run('cat', 'b', fail, never)]
  for (const { status } of await Promise.allSettled(asked)) expect(status).toBe('rejected')
  expect(await work.run('dog', 'a', async () => 'the dog', never)).toBe('the dog')
})
