import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { openTestLake, type TestLake } from './open-test-lake.ts'
import { joinPresence, openSocket, SLOW_MACHINE_MS, send } from './presence-client.ts'

let test: TestLake
beforeAll(async () => {
  test = await openTestLake()
})
afterAll(() => test.remove())

const sockets: WebSocket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.terminate()
})

function open(options: Parameters<typeof openSocket>[1] = {}) {
  const socket = openSocket(test.lake.url, options)
  sockets.push(socket)
  return socket
}

async function joined() {
  const editor = await joinPresence(test.lake.url, test.lake.token)
  sockets.push(editor.socket)
  return editor
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
    send(socket, method, params)
    const [code] = await once(socket, 'close')
    expect(code).toBe(4001)
  })

  it.each([
    ['a foreign origin', {}, { origin: 'https://evil.example' }, 403],
    ['a foreign host name', {}, { host: 'evil.example' }, 403],
    ['another dataset', { path: '/v2022-06-30/socket/other' }, {}, 404],
    ['another path', { path: '/v2022-06-30/ping' }, {}, 404],
  ])('with %s', async (_what, { path }: { path?: string }, headers, status) => {
    const socket = open({ ...(path ? { path } : {}), headers })
    const [error] = await once(socket, 'error')
    expect(String(error)).toContain(String(status))
  })

  it('and closed, even if the client keeps its side open', async () => {
    const { hostname, port } = new URL(test.lake.url)
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
    socket.write(
      `GET /no-such HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
    )
    const [head] = await once(socket, 'data')
    expect(String(head)).toMatch(/^HTTP\/1\.1 404 /)
    socket.resume()
    // Writing fails after the other side has closed both directions.
    socket.on('error', () => undefined)
    const isGone = () => {
      socket.write('x')
      return socket.destroyed
    }
    await expect.poll(isGone).toBe(true)
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

it('an open socket does not keep the platform from closing', async () => {
  const other = await openTestLake()
  const socket = openSocket(other.lake.url)
  sockets.push(socket)
  await once(socket, 'open')
  const closed = once(socket, 'close')
  await other.remove()
  await closed
})
