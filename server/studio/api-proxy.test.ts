import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
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

it.each(requests)('ends %s with its session', async (_, path, { method = 'GET', headers }) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  let isSignedIn = true
  const person = async () =>
    isSignedIn ? ({ id: 'p1', name: 'Ada', role: 'editor', timeZone: null } as const) : undefined
  const people: ApiProxyOptions['people'] = {
    personOf: person,
    personOfBrowser: person,
    isSignInOf: async () => false,
    signOut: async () => undefined,
  }
  // A platform that sends and receives without end.
  const platform = createServer((_, outgoing) => void outgoing.write('…'))
  const platformUrl = await serve(platform)
  const session = siteCookie('http://127.0.0.1', 'studio')
  const proxy = apiProxy({ people, session, siteUrl: 'http://127.0.0.1', platformUrl })
  const site = createServer(
    getRequestListener((asked, env) =>
      proxy.fetch(asked, { ...(env as HttpBindings), clientAddress: '192.0.2.1' }),
    ),
  )
  const sent = request((await serve(site)) + version + path, {
    method,
    agent: false,
    headers: { ...headers },
  })
  const closed = once(sent, 'close')
  sent.on('error', () => undefined)
  sent.on('response', (response) => response.resume().on('error', () => undefined))
  if (method === 'POST') sent.write('…')
  else sent.end()
  const [, outgoing] = await once(platform, 'request')
  const ended = once(outgoing, 'close')
  await vi.advanceTimersByTimeAsync(15_000)
  expect(sent.destroyed).toBe(false)
  isSignedIn = false
  await vi.advanceTimersByTimeAsync(15_000)
  await Promise.all([closed, ended])
})
