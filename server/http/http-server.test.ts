import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type HttpServer, listen } from './http-server.ts'

let server: HttpServer
const quick = {
  headersTimeout: 500,
  requestTimeout: 1_000,
  connectionsCheckingInterval: 50,
  stalledTimeoutMs: 10_000,
  maxUnsentBytes: 1024 * 1024,
}
beforeEach(async () => {
  server = await listen('127.0.0.1', 0, { 'x-base': 'yes' }, quick)
  server.serve((request, response) => {
    request.resume().once('end', () => response.end('served'))
  })
})
afterEach(() => server.close())

/** Sends bytes, and returns what the connection receives until it's closed. */
async function sent(...parts: string[]): Promise<string> {
  const socket: Socket = connect(server.port, '127.0.0.1')
  let got = ''
  socket.on('data', (chunk) => {
    got += chunk
  })
  for (const part of parts) socket.write(part)
  await once(socket, 'close')
  return got
}

describe('a client that keeps a connection open', () => {
  it.each([
    ['by a head that never ends', 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: '],
    ['by a body that never ends', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nx'],
  ])('%s gets a 408 and is closed, while others are served', async (_how, bytes) => {
    const held = Array.from({ length: 50 }, () => sent(bytes))
    // On a busy machine, another request can be late, too.
    const other = async () => (await fetch(`http://127.0.0.1:${server.port}/`)).text()
    await expect.poll(other).toBe('served')
    for (const response of await Promise.all(held)) {
      expect(response).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
      expect(response).toContain('x-base: yes')
    }
  })
})

it.each([
  ['a space before the colon', 'GET / HTTP/1.1\r\nHost: a\r\nX-A : b\r\n\r\n'],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx'],
  [
    'a length and chunks',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  ['a bare LF', 'GET / HTTP/1.1\nHost: a\n\n'],
  ['a header of two lines', 'GET / HTTP/1.1\r\nHost: a\r\nX-A: b\r\n c\r\n\r\n'],
])('refuses a request with %s', async (_what, bytes) => {
  expect(await sent(bytes, 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).toMatch(
    /^HTTP\/1\.1 400 Bad Request\r\n/,
  )
})

describe('a connection that Node hands over', () => {
  const asked = {
    'a CONNECT': 'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n',
    'an upgrade': 'GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  }
  beforeEach(() =>
    server.serve((_request, response) => response.end('served'), {
      accepts: () => true,
      handle: (_request, socket) => socket.end('HTTP/1.1 403 Forbidden\r\n\r\n'),
    }),
  )

  it.each(Object.entries(asked))('by %s may be reset by the client', async (_what, bytes) => {
    for (let number = 0; number < 50; number += 1) {
      const socket = connect(server.port, '127.0.0.1')
      await once(socket, 'connect')
      socket.write(bytes, () => socket.resetAndDestroy())
      await once(socket, 'close')
    }
    const response = await sent('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
    expect(response).toContain('served')
  })

  it('by a CONNECT is closed when it is rejected, even if the client keeps its side open', async () => {
    const socket = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true })
    socket.write(asked['a CONNECT'])
    const [head] = await once(socket, 'data')
    expect(String(head)).toMatch(/^HTTP\/1\.1 405 /)
    socket.resume()
    // Writing fails after the other side has closed both directions.
    socket.on('error', () => undefined)
    const isGone = () => {
      socket.write('x')
      return socket.destroyed
    }
    await expect.poll(isGone).toBe(true)
  })
})

describe('a client that does not read', () => {
  const large = Buffer.alloc(64 * 1024 * 1024)
  /** Sends a request and reads nothing. Resolves when the server has closed the connection. */
  async function readNothing() {
    const socket = connect(server.port, '127.0.0.1')
    socket.pause()
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    const response = await new Promise<ServerResponse>((resolve) => {
      server.serve((_request, outgoing) => {
        resolve(outgoing)
        outgoing.end(large)
      })
    })
    await once(response, 'close')
    socket.destroy()
    return response
  }

  it('is disconnected when unsent data exceeds the limit', async () => {
    expect((await readNothing()).writableFinished).toBe(false)
  })

  it('is disconnected when the connection stalls', async () => {
    await server.close()
    server = await listen(
      '127.0.0.1',
      0,
      {},
      { ...quick, stalledTimeoutMs: 300, maxUnsentBytes: Infinity },
    )
    expect((await readNothing()).writableFinished).toBe(false)
  })
})

it('responds to pipelined requests one after another', async () => {
  let open = 0
  let most = 0
  server.serve((request, response) => {
    open += 1
    most = Math.max(most, open)
    response.once('close', () => {
      open -= 1
    })
    setImmediate(() => response.end(request.url))
  })
  const requests = ['/1', '/2', '/3'].map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n`)
  const responses = await sent(`${requests.join('\r\n')}Connection: close\r\n\r\n`)
  expect(responses.match(/^\/\d|(?<=\n)\/\d/g)).toEqual(['/1', '/2', '/3'])
  expect(most).toBe(1)
})

it('closes a connection with too many pipelined requests', async () => {
  const responses = await sent('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(100))
  expect(responses.match(/HTTP\/1.1 200/g)).toHaveLength(32)
})

it.each([
  ['another expectation', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: x\r\n\r\n', 417],
  ['a tunnel', 'CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n', 405],
  ['an unknown method', 'BREW / HTTP/1.1\r\nHost: a\r\n\r\n', 501],
])('refuses %s with its own headers', async (_what, bytes, status) => {
  expect(await sent(bytes)).toMatch(new RegExp(`^HTTP/1.1 ${status} [\\s\\S]*x-base: yes`))
})

it.each([
  ['before its headers are sent', false],
  ['after its headers are sent', true],
])(
  'closes the connection of a request that gets its response during a stop, %s',
  async (_when, early) => {
    // The time limit for open connections never passes.
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const asked = Promise.withResolvers<ServerResponse>()
    server.serve((_request, response) => {
      if (early) response.write('begun, ')
      asked.resolve(response)
    })
    const body = sent('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    const response = await asked.promise
    server.drain()
    const closed = server.close()
    response.end('served')
    expect(await body).toContain('served')
    await closed
  },
)
