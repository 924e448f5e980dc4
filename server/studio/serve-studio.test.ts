import { once } from 'node:events'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import type { StudioSettings } from '#studio/src/settings.ts'
import { serveStudio } from './serve-studio.ts'

const settings: StudioSettings = {
  siteUrl: 'https://site.example',
  projectId: 'local',
  dataset: 'production',
  apiHost: 'http://127.0.0.1:4567',
  eventStreams: 'http://127.0.0.1:4567',
}

let server: Server
afterEach(() => server.close())

async function ask(path: string, studioSettings = settings, options: Record<string, unknown> = {}) {
  server = createServer(serveStudio(studioSettings)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const sent = request({ port, host: '127.0.0.1', path, agent: false, ...options }).end()
  const [response] = await once(sent, 'response')
  const body = await response.setEncoding('utf8').toArray()
  return { status: response.statusCode, headers: response.headers, body: body.join('') }
}

it('sends the settings of the editor uncached', async () => {
  const { status, headers, body } = await ask('/studio/settings.json')
  expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
  expect(JSON.parse(body)).toEqual(settings)
})

it('allows the editor to call its platform and the site only', async () => {
  const { headers } = await ask('/studio/settings.json')
  const policy = String(headers['content-security-policy']).split('; ')
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain('frame-src https://site.example')
  expect(policy.find((rule) => rule.startsWith('connect-src'))).toBe(
    "connect-src 'self' http://127.0.0.1:4567 http://*.localhost:4567 ws://127.0.0.1:4567 blob: data:",
  )
})

it('has no such restriction for a hosted project', async () => {
  const { apiHost: _gone, eventStreams: _none, ...hosted } = settings
  const { headers } = await ask('/studio/settings.json', hosted)
  expect(headers['content-security-policy']).not.toContain('connect-src')
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
})

it.each([
  ['a foreign name', '/studio/settings.json', { headers: { host: 'evil.example' } }, 403],
  ['another method', '/studio/settings.json', { method: 'POST' }, 405],
  ['a file that is not there', '/studio/assets/none.js', {}, 404],
  ['a file outside', '/studio/assets/..%2f..%2fpackage.json', {}, 404],
])('rejects %s', async (_what, path, options, status) => {
  expect((await ask(path, settings, options)).status).toBe(status)
})

it('redirects other paths to the editor, and says how to sign in', async () => {
  const { status, headers } = await ask('/structure/posts;all?a=b')
  expect([status, headers.location]).toEqual([302, '/studio/structure/posts;all?a=b'])
  expect((await ask('/studio/sign-in')).body).toContain('npm run studio')
})
