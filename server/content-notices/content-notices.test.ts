import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Job, Read } from '#content/index.ts'
import { cdnPurge } from './cdn-purge.ts'
import { indexNow } from './index-now.ts'
import { webSub } from './web-sub.ts'

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
})

const url = 'https://cdn.example/purge'

it('asks the CDN once for several changes, with the token', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('{}'))
  const warn = vi.fn()
  const purge = cdnPurge({ url, token: 'key', log: { warn }, fetch })
  purge()
  purge()
  await vi.runAllTimersAsync()
  expect(fetch).toHaveBeenCalledOnce()
  const [calledUrl, init] = fetch.mock.calls[0] ?? []
  expect([calledUrl, init?.method]).toEqual([url, 'POST'])
  expect(new Headers(init?.headers).get('authorization')).toBe('Bearer key')
  expect(warn).not.toHaveBeenCalled()
})

it('logs a refusal', async () => {
  const warn = vi.fn()
  const fetch = async () => new Response('', { status: 403 })
  cdnPurge({ url, log: { warn }, fetch })()
  await vi.runAllTimersAsync()
  expect(warn).toHaveBeenCalledWith({ reason: 'status 403' }, 'CDN purge failed')
})

it('tells the hub of the feed', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(''))
  const [hub, feedUrl] = ['https://hub.example/', 'https://site.example/blogs/feed.xml']
  webSub({ hub, feedUrl, log: { warn: vi.fn() }, fetch })()
  await vi.runAllTimersAsync()
  const [calledUrl, init] = fetch.mock.calls[0] ?? []
  expect(calledUrl).toBe(hub)
  expect(Object.fromEntries(new URLSearchParams(String(init?.body)))).toEqual({
    'hub.mode': 'publish',
    'hub.url': feedUrl,
  })
})

describe('indexNow', () => {
  const unreachable: Read<Job[]> = { state: 'unreachable' }
  const found = (...titles: string[]): Read<Job[]> => ({
    state: 'found',
    value: titles.map((title, index) => ({
      id: `job-${index}`,
      title,
      location: 'Remote',
      type: 'Full-time',
      postedAt: '2026-01-01',
      description: [],
      requirements: [],
    })),
  })

  /** Returns the paths that search engines are told of, change by change. */
  async function toldOf(first: Read<Job[]>, ...changes: Read<Job[]>[]): Promise<string[][]> {
    let jobs = first
    const told: string[][] = []
    const changed = indexNow({
      url: 'https://search.example/indexnow',
      key: 'abcdefgh',
      siteUrl: 'https://site.example',
      content: { jobs: async () => jobs, latestPosts: async () => ({ state: 'found', value: [] }) },
      log: { warn: vi.fn() },
      async fetch(_, init) {
        const body = JSON.parse(String(init?.body))
        expect(body).toMatchObject({ host: 'site.example', key: 'abcdefgh' })
        expect(body.keyLocation).toBe('https://site.example/indexnow.txt')
        told.push(body.urlList)
        return new Response('')
      },
    })
    await vi.runAllTimersAsync()
    for (const next of changes) {
      jobs = next
      changed()
      await vi.runAllTimersAsync()
    }
    return told
  }

  it('names what is new, changed or gone, and nothing else', async () => {
    const path = (index: number) => `https://site.example/careers/job-${index}`
    const told = await toldOf(found('a', 'b'), found('a', 'c'), found('a', 'c'), found('a'))
    expect(told).toEqual([[path(1)], [path(1)]])
    expect(await toldOf(found(), found('a', 'b'))).toEqual([[path(0), path(1)]])
  })

  it('takes content that it cannot read for no change', async () => {
    expect(await toldOf(found('a'), unreachable, found('a'))).toEqual([])
    expect(await toldOf(unreachable, found('a'))).toEqual([])
  })
})
