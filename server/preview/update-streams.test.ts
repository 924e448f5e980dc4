import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { Env } from '../http/index.ts'
import { UpdateStreams } from './update-streams.ts'

it('follows nothing for a client that left before its request was handled', async () => {
  const unsubscribe = vi.fn()
  const updates = new UpdateStreams({
    subscribe: () => unsubscribe,
    isCurrent: async () => true,
  })
  const session = { expires: Date.now() / 1000 + 60, studio: 'https://studio.example.com' }
  const app = new Hono<Env>()
  app.get('/', (c) => updates.open(c, session) ?? c.body(null, 503))
  const listener = getRequestListener((asked, env) =>
    app.fetch(asked, { ...(env as HttpBindings), clientAddress: '192.0.2.1' }),
  )
  const server = createServer((incoming, outgoing) => {
    outgoing.once('close', () => void listener(incoming, outgoing))
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const sent = request({ port }).on('error', () => {})
  sent.end()
  await once(server, 'request')
  sent.destroy()
  await expect.poll(() => unsubscribe.mock.calls.length).toBe(1)
})
