import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { message } from '#leads/test/messages.ts'
import { contentWriter } from '../fixtures/content-writer.ts'
import { testEnvironment } from '../fixtures/environment.ts'
import { leadsOf } from '../fixtures/received-leads.ts'
import { runCommand } from '../fixtures/run-command.ts'
import { contentPlatformOf, copySeed, startSite } from '../fixtures/running-site.ts'
import { job } from '../fixtures/site-paths.ts'
import { postJson, request } from './http.ts'
import { temporaryFolder } from './temporary-folder.ts'

describe('a wrong setting stops the start with one line that names it', () => {
  // server/start/settings.test.ts has every setting.
  it.each([
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['LAUNCH_URL', 'nonsense'],
  ])('%s=%s', async (name, value) => {
    const DATA_DIR = await temporaryFolder()
    const { code, stdout, stderr } = await runCommand('serve', [], {
      PORT: '0',
      DATA_DIR,
      [name]: value,
    })
    expect(code).toBe(1)
    expect(stdout).not.toContain('Ready')
    expect(stderr.trimEnd().split('\n')).toHaveLength(1)
    expect(stderr).toContain(name)
  })
})

it('stores nothing that other users of the machine can read', async () => {
  const DATA_DIR = await temporaryFolder()
  const site = await startSite({ DATA_DIR }, { ownContent: true })
  onTestFinished(async () => void (await site.stop()))
  const [image = ''] =
    /\/images\/local\/[^" ]+/.exec((await request('/blogs', { site: site.url })).text) ?? []
  await request(image.replaceAll('&amp;', '&'), { site: site.url })
  const files = await readdir(DATA_DIR, { recursive: true, withFileTypes: true })
  const readable = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name)
      return ((await stat(path)).mode & 0o077) === 0 ? [] : [path]
    }),
  )
  expect(files.length).toBeGreaterThan(10)
  expect(readable.flat()).toEqual([])
})

it('stops when the npm that started it is stopped', async () => {
  const DATA_DIR = await temporaryFolder()
  await copySeed(DATA_DIR)
  const npm = spawn('npm', ['run', 'serve'], {
    env: testEnvironment({ PORT: '0', DATA_DIR }),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let url = ''
  for await (const line of createInterface({ input: npm.stdout })) {
    url = /^Ready: (.+)/.exec(line)?.[1] ?? ''
    if (url) break
  }
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  npm.kill('SIGTERM')
  // The pipe is closed when the site ends, not when npm does.
  npm.stdout.resume()
  await once(npm.stdout, 'close')
  await expect(fetch(`${url}/healthz`)).rejects.toThrow()
})

it('purges the CDN, which has the pages of the previous release', async () => {
  const cdn = createServer((_, response) => response.end())
  cdn.listen(0, '127.0.0.1')
  await once(cdn, 'listening')
  onTestFinished(() => void cdn.close())
  const purged = once(cdn, 'request')
  const { port } = cdn.address() as AddressInfo
  await using _site = await startSite({ CDN_PURGE_URL: `http://127.0.0.1:${port}/purge` })
  const [{ method, url }] = await purged
  expect([method, url]).toEqual(['POST', '/purge'])
})

describe('the port', () => {
  it('in use is reported in one line', async () => {
    const other = createServer()
    other.listen(0, '127.0.0.1')
    await once(other, 'listening')
    onTestFinished(() => void other.close())
    const { port } = other.address() as AddressInfo
    const { code, stderr } = await runCommand('serve', [], {
      PORT: String(port),
      DATA_DIR: await temporaryFolder(),
    })
    expect(code).toBe(1)
    expect(stderr.trimEnd().split('\n')).toHaveLength(1)
    expect(stderr).toContain(String(port))
  })

  it('0 selects a free one, which the pages use', async () => {
    const site = inject('siteUrl')
    expect(new URL(site).port).not.toBe('0')
    expect((await request('/')).text).toContain(`href="${site}/"`)
  })
})

describe('the embedded content platform', () => {
  it('writes a connection file that only its owner can read', async () => {
    const dataDir = inject('dataDir')
    const { url, token, projectId, dataset } = await contentPlatformOf(dataDir)
    expect(new URL(url).hostname).toBe('127.0.0.1')
    expect(token.length).toBeGreaterThan(20)
    expect(projectId).toMatch(/^[-a-z0-9]+$/)
    expect(dataset).toBe('production')
    const { mode } = await stat(join(dataDir, 'content-platform.json'))
    expect(mode & 0o777).toBe(0o600)
  })
})

describe('a stop', () => {
  it('on SIGTERM finishes a running POST request, closes idle connections, and exits with 0', async () => {
    const DATA_DIR = await temporaryFolder()
    const site = await startSite({ DATA_DIR, LOG_LEVEL: 'silent' })
    const body = JSON.stringify(message)
    const idle = connect(Number(new URL(site.url).port), '127.0.0.1')
    await once(idle, 'connect')
    idle.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')
    await once(idle, 'data')
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1')
    let response = ''
    socket.on('data', (chunk) => {
      response += chunk
    })
    socket.write(
      `POST /api/email-send HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
    )
    await expect.poll(() => response).toContain('100 Continue')
    const ended = site.stop('SIGTERM')
    socket.write(body)
    await once(socket, 'close')
    expect(response).toContain('202 Accepted')
    expect(await ended).toEqual({ code: 0, signal: null })
    expect(await leadsOf(DATA_DIR)).toHaveLength(1)
  })

  it('behind a proxy first fails /readyz and still serves pages for a moment', async () => {
    const site = await startSite({ TRUST_PROXY: '1', LOG_LEVEL: 'silent' })
    const ended = site.stop('SIGTERM')
    const status = async () => (await request('/readyz', { site: site.url })).status
    await expect.poll(status, { interval: 20 }).toBe(503)
    const page = await request('/pricing', { site: site.url })
    expect(page).toMatchObject({ status: 200, headers: { connection: 'close' } })
    expect(await ended).toEqual({ code: 0, signal: null })
  })
})

describe('a restart on the same data', () => {
  it.each(['SIGTERM', 'SIGKILL'] as const)(
    'after %s has every lead, the content as it was changed, and does not import the seed again',
    async (signal) => {
      const DATA_DIR = await temporaryFolder()
      const settings = { DATA_DIR, LOG_LEVEL: 'silent' }
      const post = { ...message, idempotencyKey: 'the same key' }
      const before = await startSite(settings)
      const { id } = JSON.parse(
        (await postJson('/api/email-send', post, { site: before.url })).text,
      )
      const lake = await contentWriter(DATA_DIR)
      await lake.patch(job.id).set({ title: 'Changed' }).commit()
      await lake.delete('job-developer-educator')
      await before.stop(signal)
      const after = await startSite(settings)
      onTestFinished(async () => void (await after.stop()))
      const again = await postJson('/api/email-send', post, { site: after.url })
      expect(JSON.parse(again.text).id).toBe(id)
      expect((await leadsOf(DATA_DIR)).map((lead) => lead.id)).toEqual([id])
      const changed = await request(job.path, { site: after.url })
      expect(changed.text).toContain('Changed')
      const gone = await request('/careers/job-developer-educator', { site: after.url })
      expect(gone.status).toBe(404)
    },
  )
})
