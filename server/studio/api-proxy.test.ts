import { once } from 'node:events'
import { createServer, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { expect, it, onTestFinished, vi } from 'vitest'
import { siteCookie } from '../http/index.ts'
import { type ApiProxyOptions, apiProxy } from './api-proxy.ts'

const bearer = { authorization: 'Bearer token' }
const cookie = { cookie: 'studio=browser' }
const version = '/studio/api/v2025-05-21'
const requests: readonly [
  name: string,
  path: string,
  init: { method?: string; headers: object },
][] = [
  ['a listener', '/data/listen/production', { headers: bearer }],
  ['an export', '/data/export/production', { headers: bearer }],
  ['a stream that the cookie opened', '/data/live/events/production', { headers: cookie }],
  ['a file that the cookie opened', '/files/local/production/a.bin', { headers: cookie }],
  ['an upload', '/assets/files/production', { method: 'POST', headers: bearer }],
]

/** A server on a free loopback port, closed after the test. */
async function serve(server = createServer()) {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A proxy to a platform, for people who are signed in as long as `isSignedIn` says so. */
async function openProxy(platform: Server, isSignedIn = () => true) {
  const person = async () =>
    isSignedIn() ? ({ id: 'p1', name: 'Ada', role: 'editor', timeZone: null } as const) : undefined
  const people: ApiProxyOptions['people'] = {
    personOf: person,
    personOfBrowser: person,
    isSignInOf: async () => false,
    signOut: async () => undefined,
  }
  const platformUrl = await serve(platform)
  const session = siteCookie('http://127.0.0.1', 'studio')
  const proxy = apiProxy({ people, session, siteUrl: 'http://127.0.0.1', platformUrl })
  const site = createServer(
    getRequestListener((asked, env) =>
      proxy.fetch(asked, { ...(env as HttpBindings), clientAddress: '192.0.2.1' }),
    ),
  )
  const url = await serve(site)
  /** Sends a request, and the start of an upload. */
  return (path: string, { method = 'GET', headers }: { method?: string; headers: object }) => {
    const sent = request(url + version + path, { method, agent: false, headers: { ...headers } })
    sent.on('error', () => undefined)
    sent.on('response', (response) => response.resume().on('error', () => undefined))
    if (method === 'POST') sent.write('…')
    else sent.end()
    return sent
  }
}

it.each(requests)('ends %s with its session', async (_, path, init) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  let isSignedIn = true
  // A platform that sends and receives without end.
  const platform = createServer((_, outgoing) => void outgoing.write('…'))
  const send = await openProxy(platform, () => isSignedIn)
  const sent = send(path, init)
  const closed = once(sent, 'close')
  const [, outgoing] = await once(platform, 'request')
  const ended = once(outgoing, 'close')
  await vi.advanceTimersByTimeAsync(15_000)
  expect(sent.destroyed).toBe(false)
  isSignedIn = false
  await vi.advanceTimersByTimeAsync(15_000)
  await Promise.all([closed, ended])
})

// What the platform has sent when the client leaves. The last is an event stream or a large file.
const starts: readonly [name: string, send: (outgoing: ServerResponse) => void][] = [
  ['before the headers', () => undefined],
  ['with the headers', (outgoing) => outgoing.flushHeaders()],
  ['with the start of the body', (outgoing) => void outgoing.write('…')],
]

it.each(
  requests.flatMap(([name, path, init]) =>
    starts.map(([when, send]) => [name, when, path, init, send] as const),
  ),
)('ends %s quietly when its client leaves %s', async (_name, _when, path, init, start) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => logged.mockRestore())
  const platform = createServer()
  const send = await openProxy(platform)
  // The proxy gets further with each turn of the event loop.
  for (let turns = 0; turns < 20; turns += 1) {
    const sent = send(path, init)
    const [, outgoing] = await once(platform, 'request')
    const ended = once(outgoing, 'close')
    start(outgoing)
    for (let turn = 0; turn < turns; turn += 1) await setImmediate()
    sent.destroy()
    await ended
  }
  await setImmediate()
  expect(logged).not.toHaveBeenCalled()
})
