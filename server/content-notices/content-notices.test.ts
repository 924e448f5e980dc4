import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Job, Post, Read } from '#content/index.ts'
import { cdnPurge } from './cdn-purge.ts'
import { indexNow } from './index-now.ts'
import { webSub } from './web-sub.ts'

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
})

const url = 'https://cdn.example/purge'

it('purges the CDN once for several changes, with the token', async () => {
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

it('notifies the hub of the feed', async () => {
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

  /** Makes changes one by one. Returns the URLs in each notice to search engines. */
  async function submittedAfter(
    first: Read<Job[]>,
    ...changes: Read<Job[]>[]
  ): Promise<string[][]> {
    let jobs = first
    const submitted: string[][] = []
    const changed = indexNow({
      url: 'https://search.example/indexnow',
      key: 'abcdefgh',
      siteUrl: 'https://site.example',
      content: {
        jobs: async () => jobs,
        latestPosts: async () => ({ state: 'found', value: [] }),
        sitemapPosts: async () => ({ state: 'found', value: [] }),
      },
      log: { warn: vi.fn() },
      async fetch(_, init) {
        const body = JSON.parse(String(init?.body))
        expect(body).toMatchObject({ host: 'site.example', key: 'abcdefgh' })
        expect(body.keyLocation).toBe('https://site.example/indexnow.txt')
        submitted.push(body.urlList)
        return new Response('')
      },
    })
    await vi.runAllTimersAsync()
    for (const next of changes) {
      jobs = next
      changed()
      await vi.runAllTimersAsync()
    }
    return submitted
  }

  it('submits only new, changed, and deleted pages', async () => {
    const path = (index: number) => `https://site.example/careers/job-${index}`
    const submitted = await submittedAfter(
      found('a', 'b'),
      found('a', 'c'),
      found('a', 'c'),
      found('a'),
    )
    expect(submitted).toEqual([[path(1)], [path(1)]])
    expect(await submittedAfter(found(), found('a', 'b'))).toEqual([[path(0), path(1)]])
  })

  it('submits nothing when content can’t be read', async () => {
    expect(await submittedAfter(found('a'), unreachable, found('a'))).toEqual([])
    expect(await submittedAfter(unreachable, found('a'))).toEqual([])
  })

  const postOf = (n: number, title = ''): Post => ({
    id: `p${n}`,
    title,
    excerpt: '',
    byline: '',
    date: '2026-01-01T00:00:00Z',
    readTime: '',
    category: '',
    featured: false,
    wordCount: 0,
    authors: [],
    body: [],
    seo: {},
  })

  /** Notices of posts, of which the two latest are read whole. */
  async function watchPosts(...first: Post[]) {
    let posts = first
    let status = 200
    const submitted: string[][] = []
    const changed = indexNow({
      url: 'https://search.example/indexnow',
      key: 'abcdefgh',
      siteUrl: 'https://site.example',
      content: {
        jobs: async () => found(),
        latestPosts: async () => ({ state: 'found', value: posts.slice(0, 2) }),
        sitemapPosts: async () => ({ state: 'found', value: posts.map(({ id }) => ({ id })) }),
      },
      log: { warn: vi.fn() },
      async fetch(_, init) {
        submitted.push(JSON.parse(String(init?.body)).urlList)
        return new Response('', { status })
      },
    })
    await vi.runAllTimersAsync()
    /** Returns the notices of a change. */
    return async (next: Post[], answer = 200) => {
      posts = next
      status = answer
      changed()
      await vi.runAllTimersAsync()
      return submitted.splice(0)
    }
  }
  const urlOf = (n: number) => `https://site.example/blogs/p${n}`

  it('does not submit a post because others became or stopped being newer', async () => {
    const change = await watchPosts(postOf(2), postOf(1))
    expect(await change([postOf(3), postOf(2), postOf(1)])).toEqual([[urlOf(3)]])
    expect(await change([postOf(3, 'new'), postOf(2), postOf(1)])).toEqual([[urlOf(3)]])
    expect(await change([postOf(2), postOf(1)])).toEqual([[urlOf(3)]])
  })

  it('submits what failed with the next change', async () => {
    const change = await watchPosts(postOf(1))
    expect(await change([postOf(2), postOf(1)], 503)).toEqual([[urlOf(2)]])
    expect(await change([postOf(3), postOf(2), postOf(1)])).toEqual([[urlOf(3), urlOf(2)]])
    expect(await change([postOf(3), postOf(2), postOf(1)])).toEqual([])
  })
})
