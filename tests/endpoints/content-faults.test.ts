import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type FaultyPlatform, faultyPlatform, queryFaults } from '#content/test/faulty-platform.ts'
import { contentWriter } from '../fixtures/content-writer.ts'
import { freePort } from '../fixtures/free-port.ts'
import { type ServerProcess, startContentPlatform, startSite } from '../fixtures/running-site.ts'
import { job, post } from '../fixtures/site-paths.ts'
import { request } from './http.ts'
import { temporaryFolder } from './temporary-folder.ts'

const pages = [
  '/blogs',
  '/blogs?page=2',
  '/blogs/category/research',
  '/blogs?q=application',
  post.path,
  '/careers',
  job.path,
  '/blogs/feed.xml',
  '/sitemap.xml',
]

describe('a site with a faulty platform', () => {
  let real: ServerProcess
  let platform: FaultyPlatform
  let site: ServerProcess
  const get = (path: string) => request(path, { site: site.url })
  const textOf = async (path: string) => (await get(path)).text
  /** A short text for the failure message, instead of whole pages. */
  const shows = async (path: string, words: string) => (await textOf(path)).includes(words)

  beforeAll(async () => {
    real = await startContentPlatform({ LOG_LEVEL: 'silent' })
    platform = await faultyPlatform(real.url)
    site = await startSite({ SANITY_API_HOST: platform.url, LOG_LEVEL: 'silent' })
    // If a busy platform takes longer than a page waits, the page is a 503 at first.
    const open = async (path: string) => expect((await get(path)).status, path).toBe(200)
    for (const path of pages) await vi.waitFor(() => open(path), 60_000)
  })
  afterAll(async () => {
    await site.stop()
    await platform.stop()
    await real.stop()
  })

  it('shows an edit within two seconds on all pages with the document', async () => {
    const editor = await contentWriter(real.dataDir)
    for (const title of ['First edit', 'Second edit']) {
      await editor.patch(post.id).set({ title }).commit()
      for (const path of [post.path, '/blogs', '/blogs?q=application', '/blogs/feed.xml']) {
        await expect.poll(() => shows(path, title), { message: path }).toBe(true)
      }
    }
  })

  it.each(queryFaults)('serves every page during the fault %s, and recovers', async (fault) => {
    const editor = await contentWriter(real.dataDir)
    // Everything in the cache is stale, so every page asks the platform.
    platform.setFault(fault)
    const title = `Edited while: ${fault}`
    await editor.patch(post.id).set({ title }).commit()
    const expectPage = async (path: string) => {
      const { status, text } = await get(path)
      expect(status, path).toBe(200)
      expect(text.length, path).toBeGreaterThan(1_000)
    }
    await Promise.all(pages.map(expectPage))
    await Promise.all(pages.map(expectPage))

    platform.setFault('none')
    const excerpt = `${title}, and once more`
    await editor.patch(post.id).set({ excerpt }).commit()
    await expect.poll(() => shows(post.path, excerpt)).toBe(true)
    await expect.poll(() => shows('/blogs', excerpt)).toBe(true)
    expect(JSON.parse(await textOf('/readyz'))).toMatchObject({ ok: true, content: true })
  })

  it('polls it every few seconds if it has no live events', async () => {
    const eventless = await faultyPlatform(real.url)
    onTestFinished(() => eventless.stop())
    eventless.setFault('no events')
    await using polling = await startSite({ SANITY_API_HOST: eventless.url, LOG_LEVEL: 'silent' })
    const isShown = async (words: string) =>
      (await request('/careers', { site: polling.url })).text.includes(words)
    expect(await isShown('Edited')).toBe(false)
    const editor = await contentWriter(real.dataDir)
    await editor.patch(job.id).set({ title: 'Edited without an event' }).commit()
    await expect.poll(() => isShown('Edited without an event')).toBe(true)
  })
})

describe('a platform that is killed while 20 visitors read pages', () => {
  it('makes no page fail, even one that was never opened, or after a restart', async () => {
    const settings = {
      DATA_DIR: await temporaryFolder(),
      CONTENT_PORT: String(await freePort()),
      LOG_LEVEL: 'silent',
    }
    const siteSettings = {
      DATA_DIR: await temporaryFolder(),
      SANITY_API_HOST: `http://127.0.0.1:${settings.CONTENT_PORT}`,
      LOG_LEVEL: 'silent',
    }
    const platform = await startContentPlatform(settings)
    let site = await startSite(siteSettings)
    onTestFinished(async () => void (await site.stop()))
    const editor = await contentWriter(settings.DATA_DIR)
    const slugs = await editor.fetch<string[]>('*[_type == "blog"].slug.current')
    const jobs = await editor.fetch<string[]>('*[_type == "job"].slug.current')
    const opened = [
      ...slugs.map((slug) => `/blogs/${slug}`),
      ...jobs.map((slug) => `/careers/${slug}`),
    ]
    const failed: string[] = []
    let read = 0

    /** Visitors who read pages, one after the other, until `meanwhile` has ended. */
    const readDuring = async (meanwhile: () => Promise<void>) => {
      let isReading = true
      const visitor = async (number: number) => {
        const paths = [
          ...pages,
          ...opened,
          `/blogs?q=${number}`,
          `/blogs?q=to&page=${(number % 2) + 1}`,
        ]
        for (let step = number; isReading; step += 7) {
          const path = paths[step % paths.length] ?? '/'
          const { status } = await request(path, { site: site.url })
          read += 1
          if (status !== 200) failed.push(`${status} ${path}`)
        }
      }
      const visitors = Promise.all(Array.from({ length: 20 }, (_, number) => visitor(number)))
      await meanwhile().finally(() => {
        isReading = false
      })
      await visitors
    }
    const untilRead = async (more: number) => {
      const before = read
      await expect.poll(() => read, { timeout: 120_000 }).toBeGreaterThan(before + more)
    }
    // The site reads posts and jobs ahead, so a page that nobody has opened has a cached copy as well.
    for (const path of pages) await request(path, { site: site.url })
    await readDuring(async () => {
      await untilRead(60)
      await editor.patch(post.id).set({ title: 'The last edit before' }).commit()
      await platform.stop('SIGKILL')
      await untilRead(80)
    })
    expect(failed).toEqual([])
    const statusOfUnknown = async () => (await request('/blogs/nothing', { site: site.url })).status
    // Not a 404, because it may be published during the outage.
    expect(await statusOfUnknown()).toBe(503)

    await site.stop('SIGKILL')
    site = await startSite(siteSettings)
    await readDuring(() => untilRead(60))
    expect(failed).toEqual([])

    const again = await startContentPlatform(settings)
    onTestFinished(async () => void (await again.stop()))
    const later = await contentWriter(settings.DATA_DIR)
    await later.patch(post.id).set({ title: 'The first edit after' }).commit()
    const isShown = async () =>
      (await request(post.path, { site: site.url })).text.includes('The first edit after')
    await expect.poll(isShown).toBe(true)
    expect(await statusOfUnknown()).toBe(404)
  })
})
