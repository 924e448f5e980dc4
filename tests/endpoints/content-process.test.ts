import { expect, it, onTestFinished, vi } from 'vitest'
import { contentWriter } from '../fixtures/content-writer.ts'
import {
  contentPlatformOf,
  contentProcessesOf,
  type ServerProcess,
  startContentPlatform,
  startSite,
} from '../fixtures/running-site.ts'
import { job, post } from '../fixtures/site-paths.ts'
import { request } from './http.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** A server that is stopped when the test ends. */
async function running(starting: Promise<ServerProcess>): Promise<ServerProcess> {
  const server = await starting
  onTestFinished(async () => void (await server.stop('SIGKILL')))
  return server
}

async function showsEdit(site: ServerProcess, dataDir: string, title: string): Promise<void> {
  const editor = await contentWriter(dataDir)
  await editor.patch(post.id).set({ title }).commit()
  const isShown = async () => (await request(post.path, { site: site.url })).text.includes(title)
  await expect.poll(isShown, { message: title }).toBe(true)
}

it.each(['SIGKILL', 'SIGSTOP'] as const)(
  'keeps pages and confirmed edits when the content process gets %s, and starts it again',
  async (signal) => {
    const site = await running(startSite({}, { ownContent: true }))
    const { dataDir, url } = site
    const get = (path: string) => request(path, { site: url })
    const editor = await contentWriter(dataDir)
    const confirmed: string[] = []
    const write = async (number: number) => {
      const { _id } = await editor
        .create({ _id: `note-${number}`, _type: 'note' })
        .catch(() => ({ _id: undefined }))
      if (_id) confirmed.push(_id)
    }
    const failed: string[] = []
    const paths = ['/', '/blogs', post.path, '/careers', job.path, '/blogs/feed.xml']
    for (const path of paths) expect((await get(path)).status, path).toBe(200)
    const read = async (number: number) => {
      // Not cached at first, and fewer than a client may request in this time.
      const search = `/blogs?q=${number % 40}`
      for (const path of [paths[number % paths.length] ?? '/', search]) {
        const { status } = await get(path)
        if (status !== 200) failed.push(`${status} ${path}`)
      }
    }
    let number = 0
    let writing = Promise.resolve()
    /** Reads and writes at each poll. A write waits for the one before, which may wait for the process. */
    const untilUsed = (isReached: () => boolean) =>
      expect
        .poll(
          async () => {
            number += 1
            const next = number
            writing = writing.then(() => write(next))
            await read(number)
            return isReached()
          },
          { timeout: 60_000 },
        )
        .toBe(true)
    await untilUsed(() => confirmed.length > 5)

    const [first = 0] = contentProcessesOf(site)
    process.kill(first, signal)
    await untilUsed(() => contentProcessesOf(site).length === 2)
    const before = confirmed.length
    await untilUsed(() => confirmed.length > before)
    await writing
    expect(failed).toEqual([])
    const stored = new Set(await editor.fetch<string[]>('*[_type == "note"]._id'))
    expect(confirmed.filter((id) => !stored.has(id))).toEqual([])
    await showsEdit(site, dataDir, `Edited after ${signal}`)
    expect(JSON.parse((await get('/readyz')).text)).toMatchObject({ ok: true, content: true })
    expect((await get('/metrics')).text).toContain('\nsite_content_restarts_total 1\n')
  },
)

it('is shared by all commands on a data folder in any order, and started again by one that stays', async () => {
  const DATA_DIR = await temporaryFolder()
  const alone = await startContentPlatform({ DATA_DIR })
  const { url } = await contentPlatformOf(DATA_DIR)
  const site = await running(startSite({ DATA_DIR }))
  expect(contentProcessesOf(site)).toEqual([])
  await showsEdit(site, DATA_DIR, 'Edited on the process of another command')

  await alone.stop('SIGKILL')
  await expect.poll(() => contentProcessesOf(site), { timeout: 60_000 }).toHaveLength(1)
  await showsEdit(site, DATA_DIR, 'Edited on its own process')

  const later = await running(startContentPlatform({ DATA_DIR }))
  expect(later.url).toBe(url)
  await site.stop()
  await expect.poll(() => contentProcessesOf(later), { timeout: 60_000 }).toHaveLength(1)
  const editor = await contentWriter(DATA_DIR)
  expect(await editor.getDocument(post.id)).toMatchObject({ title: 'Edited on its own process' })
})

it('can serve several sites, which keep their pages while it is started again', async () => {
  const platform = await running(startContentPlatform({}))
  const { url, token } = await contentPlatformOf(platform.dataDir)
  const settings = { SANITY_API_HOST: url, SANITY_API_TOKEN: token, LOG_LEVEL: 'silent' }
  const sites = await Promise.all([running(startSite(settings)), running(startSite(settings))])
  const read = async () => {
    for (const site of sites)
      for (const path of ['/blogs', post.path])
        expect((await request(path, { site: site.url })).status, path).toBe(200)
  }
  // At first, a busy platform may take longer than a page waits.
  await vi.waitFor(read, 60_000)
  for (const site of sites) await showsEdit(site, platform.dataDir, `Edited for ${site.url}`)
  const [first = 0] = contentProcessesOf(platform)
  process.kill(first, 'SIGKILL')
  await expect
    .poll(() => read().then(() => contentProcessesOf(platform).length), { timeout: 60_000 })
    .toBe(2)
  for (const site of sites) await showsEdit(site, platform.dataDir, `Edited again for ${site.url}`)
})
