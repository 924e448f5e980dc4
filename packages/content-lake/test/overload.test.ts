import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { limits } from '../src/limits.ts'
import { administrator } from '../src/users/user.ts'
import { gather } from './gather.ts'
import { namedByToken, openTestLake, type TestLake } from './open-test-lake.ts'

const version = '/v2025-05-21'
let test: TestLake
/** Gives a query so little time that waiting for its end takes none. */
let strict: TestLake
beforeAll(async () => {
  strict = await openTestLake({ queryTimeoutMs: 200 })
  test = await openTestLake({ queryTimeoutMs: 3_000 })
  await test.editor.create({ _id: 'one', _type: 'note', text: 'a'.repeat(100) })
  await test.editor.create({ _id: 'two', _type: 'note', text: 'b'.repeat(100) })
})
afterAll(async () => {
  await test.remove()
  await strict.remove()
})

const authorization = () => ({ authorization: `Bearer ${test.lake.token}` })
const request = (query: string, init: RequestInit = {}) =>
  test.call(`${version}/data/query/production`, {
    method: 'POST',
    body: JSON.stringify({ query }),
    ...init,
  })
const endless = `${'*{"a": '.repeat(30)}*${'}'.repeat(30)}`

describe('a query that does not end', () => {
  it.each([
    ['a pattern that is tried in every way', `"${'a'.repeat(8_000)}" match "${'*a'.repeat(500)}b"`],
    ['a value that doubles', `{"a":[1]}${'{"a":[a,a]}'.repeat(40)}`],
    ['a string that doubles', `{"a":"${'x'.repeat(99)}"}${'{"a":a+a}'.repeat(40)}`],
  ])('%s: is stopped', async (_name, query) => {
    const body = JSON.stringify({ query })
    const path = `${version}/data/query/production`
    expect([400, 408]).toContain((await strict.call(path, { method: 'POST', body })).status)
  })

  it('does not delay other requests', async () => {
    let hasEnded = false
    const response = request(endless).finally(() => {
      hasEnded = true
    })
    expect((await test.call(`${version}/ping`)).status).toBe(200)
    expect((await test.call(`${version}/data/doc/production/one`)).status).toBe(200)
    expect(hasEnded).toBe(false)
    // Whichever limit it meets first: of memory or of time.
    expect([400, 408]).toContain((await response).status)
    expect(await test.editor.fetch('count(*)')).toBe(2)
  })

  it('does not keep the platform from closing', async () => {
    const other = await openTestLake()
    await other.editor.create({ _id: 'one', _type: 'note' })
    await other.editor.create({ _id: 'two', _type: 'note' })
    const response = other.visitor.fetch(endless).catch(() => 'ended')
    await other.visitor.fetch('count(*)', {}, { signal: AbortSignal.abort() }).catch(() => {})
    await other.remove()
    expect(await response).toBe('ended')
  })
})

describe('a filter that does not end', () => {
  /** Counts a list once for each of its items, and that again. */
  const nested = (depth: number): string =>
    depth === 0 ? '@ > 0' : `count(${'^.'.repeat(4 - depth)}list[${nested(depth - 1)}]) > 0`
  const slow = [nested(4), `title match "${'*a'.repeat(500)}b"`]
  const document = {
    _id: 'heard',
    _type: 'note',
    list: Array(200).fill(1),
    title: 'a'.repeat(8_000),
  }

  it.each(slow)('%#: of a listener is ended alone', async (filter) => {
    const lake = await openTestLake({ queryTimeoutMs: 1_000, accounts: namedByToken })
    onTestFinished(() => lake.remove())
    const listen = (token: string, query: string) =>
      gather(
        lake.editor.withConfig({ token }).listen(query, {}, { events: ['welcome', 'mutation'] }),
      )
    const [mallory, ada] = [listen('mallory', `*[${filter}]`), listen('ada', '*[_type == "note"]')]
    await Promise.all([mallory.until(1), ada.until(1)])
    await lake.editor.createOrReplace(document)
    const ended = mallory.until(2)
    expect((await lake.call(`${version}/ping`)).status).toBe(200)
    await expect(ended).rejects.toMatchObject({ name: 'ChannelError' })
    expect((await ada.until(2))[1]).toMatchObject({ documentId: 'heard' })
    mallory.stop()
    ada.stop()
  })

  it.each(slow)('%#: of a role refuses the write', async (filter) => {
    const role = {
      ...administrator,
      name: 'slow',
      grants: [{ filter, permissions: ['create'] }],
    } as const
    const accounts = { ...namedByToken, userOf: async () => ({ id: 'x', name: 'X', role }) }
    const lake = await openTestLake({ queryTimeoutMs: 1_000, accounts })
    onTestFinished(() => lake.remove())
    const write = lake.editor.withConfig({ token: 'mallory' }).create(document)
    expect((await lake.call(`${version}/ping`)).status).toBe(200)
    await expect(write).rejects.toMatchObject({ statusCode: 408 })
    expect(await lake.editor.fetch('count(*)')).toBe(0)
  })
})

describe('a write that is too much work', () => {
  const large = {
    _id: 'large',
    _type: 'note',
    text: 'x'.repeat(2_000_000),
    list: Array(200_000).fill(1),
  }
  const patches = (count: number, operations: object) =>
    Array(count).fill({ patch: { id: 'large', ...operations } })
  const rewrites = Math.ceil(limits.rewrittenCharacters / 2_400_000)
  const change = '@@ -1,1 +1,1 @@\n-x\n+y\n'

  it.each([
    ['many patches of a large document', patches(rewrites, { set: { title: 'a' } })],
    [
      'a text changed in many places',
      patches(1, { diffMatchPatch: { text: change.repeat(rewrites) } }),
    ],
    [
      'a document that grows',
      ['a', 'b'].flatMap((name) => patches(1, { set: { [name]: 'x'.repeat(1_900_000) } })),
    ],
    [
      'values that nest at the end of a path',
      patches(1, { setIfMissing: { [`a${'.a'.repeat(limits.jsonDepth - 1)}`]: { b: { c: 1 } } } }),
    ],
    [
      'items that nest at the end of a path',
      patches(1, {
        insert: { after: `a${'.a'.repeat(limits.jsonDepth - 1)}[-1]`, items: [[[1]]] },
      }),
    ],
  ])('is refused with a reason: %s', async (_name, mutations) => {
    await test.editor.createOrReplace(large)
    const body = JSON.stringify({ mutations })
    const options = { method: 'POST', headers: authorization(), body }
    const started = performance.now()
    const response = await test.call(`${version}/data/mutate/production?dryRun=true`, options)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      error: { type: 'mutationError', items: [{ error: { type: 'validationError' } }] },
    })
    // Generous, for a busy machine: such a write took 15 s and more.
    expect(performance.now() - started).toBeLessThan(10_000)
  })
})

it('ends the reading of an uploaded image when its client leaves', async () => {
  const upload = (body: string, signal?: AbortSignal) =>
    test.call(`${version}/assets/images/production`, {
      method: 'POST',
      headers: authorization(),
      body,
      ...(signal ? { signal } : {}),
    })
  const svg = (content: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="7000" height="7000">${content}</svg>`
  // Noise takes longer to draw than the deadline.
  const noise = `<filter id="f"><feTurbulence baseFrequency="0.7" numOctaves="99"/></filter><rect width="7000" height="7000" filter="url(#f)"/>`
  const leaving = new AbortController()
  const left = Array.from({ length: limits.imageProcesses }, (_, number) =>
    upload(svg(`<!-- ${number} -->${noise}`), leaving.signal).catch(() => 'left'),
  )
  const stays = upload('no image')
  expect((await test.call(`${version}/data/doc/production/one`)).status).toBe(200)
  const started = performance.now()
  leaving.abort()
  await Promise.all(left)
  expect((await stays).status).toBe(400)
  expect(performance.now() - started).toBeLessThan(limits.uploadTimeoutMs / 2)
})

describe('a page on another site', () => {
  const crossSite = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }

  it('cannot send queries or open event streams', async () => {
    for (const path of [`/data/query/production?query=*`, '/data/live/events/production', '/ping'])
      expect((await test.call(`${version}${path}`, { headers: crossSite })).status).toBe(403)
  })

  it('may show images and files', async () => {
    const asset = await test.editor.assets.upload('file', Buffer.from('text'))
    expect((await test.call(`/${asset.path}`, { headers: crossSite })).status).toBe(200)
  })
})

describe('without the token', () => {
  it('HEAD leaves no event stream open', async () => {
    const path = `${version}/data/live/events/production`
    for (let count = 0; count <= limits.publicEventStreams; count += 1)
      expect((await test.call(path, { method: 'HEAD' })).status).toBe(200)
  })
})

it('a query that does not end, ends with the platform', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'content-lake-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  const entry = new URL('../src/index.ts', import.meta.url).href
  const open = `
    const { openContentLake } = await import('${entry}')
    const lake = await openContentLake({ directory: '${directory}', projectId: 'local', dataset: 'production' })
    console.log(lake.url)
  `
  const platform = spawn(process.execPath, ['--input-type=module', '-e', open])
  const [url] = await once(platform.stdout, 'data')
  const query = `"${'a'.repeat(8_000)}" match "${'*a'.repeat(500)}b"`
  const path = `${version}/data/query/production`
  const response = fetch(new URL(path, String(url).trim()), {
    method: 'POST',
    body: JSON.stringify({ query }),
  }).catch(() => 'ended')
  const children = `/proc/${platform.pid}/task/${platform.pid}/children`
  const child = await vi.waitUntil(async () => (await readFile(children, 'utf8')).trim(), 30_000)
  platform.kill('SIGKILL')
  expect(await response).toBe('ended')
  await vi.waitUntil(() => !existsSync(`/proc/${child}`), 30_000)
})
