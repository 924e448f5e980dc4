import { once } from 'node:events'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { limits } from '../src/limits.ts'
import { namedByToken, openTestLake, type TestLake } from './open-test-lake.ts'

/** Long enough for a machine that is busy with other things. */
const SLOW_MACHINE_MS = 60_000

let test: TestLake
beforeAll(async () => {
  test = await openTestLake({ accounts: namedByToken })
})
afterAll(() => test.remove())

const sockets: WebSocket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.terminate()
})

function open(path = '/v2022-06-30/socket/production', headers: Record<string, string> = {}) {
  const socket = new WebSocket(new URL(path, test.lake.url.replace('http', 'ws')), { headers })
  sockets.push(socket)
  return socket
}

/** An editor as `@sanity/bifur-client` connects it, with all messages that it receives. */
async function joined(token = test.lake.token) {
  const socket = open()
  const received: Record<string, unknown>[] = []
  socket.on('message', (data) => {
    // The heartbeat is no JSON.
    if (String(data) !== '♥') received.push(JSON.parse(String(data)))
  })
  await once(socket, 'open')
  let number = 0
  const call = async (method: string, params: object) => {
    number += 1
    const id = String(number)
    socket.send(JSON.stringify({ jsonrpc: '2.0', method, params, id }))
    return vi.waitFor(() => {
      const response = received.find((message) => message.id === id)
      if (!response) throw new Error(`${method} has no response yet`)
      return response
    }, SLOW_MACHINE_MS)
  }
  const events = () =>
    received.flatMap(({ method, params }) =>
      method === 'presence_subscription' ? [(params as { result: unknown }).result] : [],
    )
  await call('authorization', { authorization: `Bearer ${token}` })
  return { socket, call, events }
}

describe('editors in the same dataset', () => {
  it('get each other’s state, roll calls and disconnects', async () => {
    const ada = await joined()
    const bob = await joined()
    await ada.call('presence_subscribe', {})
    const { result: subscription } = await bob.call('presence_subscribe', {})
    await ada.call('presence_rollcall', { session: 'ada' })
    const locations = [{ type: 'document', documentId: 'a', path: ['title'] }]
    await bob.call('presence_announce', { data: { sessionId: 'bob', locations } })
    await vi.waitFor(
      () =>
        expect(ada.events()).toMatchObject([
          { type: 'rollCall', session: 'ada' },
          { type: 'state', i: 'local-editor', m: { sessionId: 'bob', locations } },
        ]),
      SLOW_MACHINE_MS,
    )
    await bob.call('presence_unsubscribe', { subscriptionId: subscription })
    const heardByBob = bob.events().length
    bob.socket.close()
    await vi.waitFor(
      () =>
        expect(ada.events().at(-1)).toEqual({
          type: 'disconnect',
          i: 'local-editor',
          m: { session: 'bob' },
        }),
      SLOW_MACHINE_MS,
    )
    expect(bob.events()).toHaveLength(heardByBob)
  })

  it('get an error for an unknown method', async () => {
    const ada = await joined()
    expect(await ada.call('presence_dance', {})).toMatchObject({ error: { code: -32601 } })
  })
})

describe('a connection is rejected', () => {
  it.each([
    ['no token', undefined],
    ['a wrong token', { authorization: `Bearer ${'x'.repeat(43)}` }],
  ])('with %s', async (_what, params) => {
    const socket = open()
    await once(socket, 'open')
    const method = params ? 'authorization' : 'presence_subscribe'
    socket.send(JSON.stringify({ jsonrpc: '2.0', method, params: params ?? {}, id: '1' }))
    const [code] = await once(socket, 'close')
    expect(code).toBe(4001)
  })

  it.each([
    ['a foreign origin', {}, { origin: 'https://evil.example' }, 403],
    ['a foreign host name', {}, { host: 'evil.example' }, 403],
    ['another dataset', { path: '/v2022-06-30/socket/other' }, {}, 404],
    ['another path', { path: '/v2022-06-30/ping' }, {}, 404],
  ])('with %s', async (_what, { path }: { path?: string }, headers, status) => {
    const socket = open(path, headers as Record<string, string>)
    const [error] = await once(socket, 'error')
    expect(String(error)).toContain(String(status))
  })

  it('with a message that is too large; malformed ones are ignored', async () => {
    const socket = open()
    await once(socket, 'open')
    for (const text of ['{', '[]', '1', '{"method": 1}']) socket.send(text)
    socket.send('x'.repeat(200_000))
    const [code] = await once(socket, 'close')
    expect(code).toBe(1009)
  })
})

describe('a person with many connections or messages', () => {
  const send = (socket: WebSocket, method: string, params: object = {}) =>
    socket.send(JSON.stringify({ jsonrpc: '2.0', method, params, id: 'x' }))

  it('gets an error for one more subscription', async () => {
    const { call } = await joined('one')
    for (let count = 0; count < limits.presenceSubscriptions; count += 1)
      expect(await call('presence_subscribe', {})).toHaveProperty('result')
    expect(await call('presence_subscribe', {})).toMatchObject({ error: { code: -32000 } })
  })

  it('is disconnected for one more message, and others are not', async () => {
    const [busy, other] = [await joined('busy'), await joined('other')]
    for (let count = 0; count < limits.presenceMessages.points; count += 1)
      send(busy.socket, 'presence_subscribe')
    const [code] = await once(busy.socket, 'close')
    expect(code).toBe(1008)
    expect(await other.call('presence_rollcall', { session: 'a' })).toHaveProperty('result')
  })

  it('is disconnected with one more connection', async () => {
    for (let count = 0; count < limits.presenceSocketsPerUser; count += 1) await joined('many')
    const socket = open()
    await once(socket, 'open')
    send(socket, 'authorization', { authorization: 'Bearer many' })
    const [code] = await once(socket, 'close')
    expect(code).toBe(1008)
  })

  it('is disconnected when it does not read', async () => {
    const slow = await joined('slow')
    for (let count = 0; count < limits.presenceSubscriptions; count += 1)
      await slow.call('presence_subscribe', {})
    await slow.call('presence_announce', { data: { sessionId: 'slow' } })
    const heard = await joined('heard')
    await heard.call('presence_subscribe', {})
    const left = { type: 'disconnect', i: 'slow', m: { session: 'slow' } }
    const hasLeft = () => heard.events().some((event) => isDeepStrictEqual(event, left))
    slow.socket.pause()
    const data = { sessionId: 'a', text: 'x'.repeat(limits.presenceMessageBytes - 200) }
    for (let number = 0; !hasLeft() && number < 20; number += 1) {
      const loud = await joined(`loud-${number}`)
      for (let count = 0; count < 90; count += 1) send(loud.socket, 'presence_announce', { data })
      await loud.call('presence_rollcall', { session: 'a' })
    }
    await vi.waitFor(() => expect(hasLeft()).toBe(true), SLOW_MACHINE_MS)
  })
})

it('an open socket does not keep the platform from closing', async () => {
  const other = await openTestLake()
  const url = new URL('/v2022-06-30/socket/production', other.lake.url.replace('http', 'ws'))
  const socket = new WebSocket(url)
  sockets.push(socket)
  await once(socket, 'open')
  const closed = once(socket, 'close')
  await other.remove()
  await closed
})
