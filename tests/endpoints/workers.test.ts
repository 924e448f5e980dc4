import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentWriter } from '../running/content-writer.ts'
import { leadsOf } from '../running/received-leads.ts'
import { type ServerProcess, startSite } from '../running/running-site.ts'
import { post } from '../running/site-paths.ts'
import { ask, newAddress, postJson } from './http.ts'
import { temporaryFolder } from './temporary-folder.ts'

const patience = { timeout: 30_000 }
const request = (number: number | string) => ({
  email: `visitor${number}@example.org`,
  linkedin: 'linkedin.com/in/ada',
})

describe('WEB_CONCURRENCY=2', () => {
  let site: ServerProcess
  beforeAll(async () => {
    site = await startSite({ WEB_CONCURRENCY: '2', TRUST_PROXY: '1', LOG_LEVEL: 'info' })
  })
  afterAll(() => site.stop())

  /** The process ids of all workers that ever got ready. */
  const workers = () =>
    site
      .output()
      .split('\n')
      .filter((line) => line.includes('worker ready'))
      .map((line) => Number(JSON.parse(line).worker))

  it('counts a visitor once, whichever process answers', async () => {
    const headers = { 'x-forwarded-for': newAddress() }
    const statuses: number[] = []
    for (let number = 0; number < 12; number += 1) {
      const answer = await postJson('/api/waitlistapi', request(`limit${number}`), {
        site: site.url,
        headers,
      })
      statuses.push(answer.status)
    }
    expect(statuses).toEqual([...Array<number>(10).fill(202), 429, 429])
  })

  it('knows an idempotency key in each process', async () => {
    const fields = { ...request('key'), idempotencyKey: 'one key for all' }
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => postJson('/api/waitlistapi', fields, { site: site.url })),
    )
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  })

  it('shows a published change everywhere', async () => {
    const page = `/blogs/${post.id}`
    for (let visit = 0; visit < 6; visit += 1) await ask(page, { site: site.url })
    const editor = await contentWriter(site.dataDir)
    await editor.patch(post.id).set({ title: 'Known to both' }).commit()
    const shown = async () => {
      const pages = await Promise.all(
        Array.from({ length: 8 }, () => ask(page, { site: site.url })),
      )
      return pages.every(({ text }) => text.includes('Known to both'))
    }
    await expect.poll(shown, patience).toBe(true)
  })

  it('adds up what all processes count', async () => {
    const pagesCounted = async () => {
      const { text } = await ask('/metrics', { site: site.url })
      const sample = /^site_request_duration_seconds_count\{route="page",status="2xx"\} (\d+)$/m
      return Number(sample.exec(text)?.[1])
    }
    const before = await pagesCounted()
    for (let visit = 0; visit < 10; visit += 1) await ask('/careers', { site: site.url })
    expect(await pagesCounted()).toBe(before + 10)
  })

  it('loses no accepted post when a process is killed, and starts another', async () => {
    const victim = workers()[0] ?? 0
    const send = async (number: number): Promise<string> => {
      // What the site's form does when it hears nothing: the same key again.
      const fields = { ...request(`killed${number}`), idempotencyKey: `the key of ${number}` }
      for (let attempt = 0; attempt < 200; attempt += 1) {
        const answer = await postJson('/api/waitlistapi', fields, { site: site.url }).catch(
          () => undefined,
        )
        if (answer?.status === 202) return JSON.parse(answer.text).id
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      return 'never answered'
    }
    const sending = Array.from({ length: 40 }, async (_, number) => {
      if (number === 20) process.kill(victim, 'SIGKILL')
      return send(number)
    })
    const ids = await Promise.all(sending)
    const stored = (await leadsOf(site.dataDir)).map(({ id }) => id)
    expect(ids.filter((id) => !stored.includes(id))).toEqual([])
    expect(new Set(ids).size).toBe(40)
    await expect.poll(() => workers().length, patience).toBe(3)
  })
})

describe('a stop', () => {
  it('of several processes lets all finish, and is clean', async () => {
    const DATA_DIR = await temporaryFolder()
    const site = await startSite({ DATA_DIR, WEB_CONCURRENCY: '2', LOG_LEVEL: 'silent' })
    const answers = Array.from({ length: 10 }, (_, number) =>
      postJson('/api/waitlistapi', request(number), { site: site.url }),
    )
    await Promise.race(answers)
    const ended = site.stop('SIGTERM')
    const statuses = (await Promise.allSettled(answers)).flatMap((answer) =>
      answer.status === 'fulfilled' ? [answer.value.status] : [],
    )
    expect(await ended).toEqual({ code: 0, signal: null })
    expect(await leadsOf(DATA_DIR)).toHaveLength(statuses.filter((status) => status === 202).length)
  })

  it('behind a proxy says so first, and still answers for a moment', async () => {
    const site = await startSite({ TRUST_PROXY: '1', LOG_LEVEL: 'silent' })
    const ended = site.stop('SIGTERM')
    const status = async () => (await ask('/readyz', { site: site.url })).status
    await expect.poll(status, { interval: 20 }).toBe(503)
    const page = await ask('/pricing', { site: site.url })
    expect(page).toMatchObject({ status: 200, headers: { connection: 'close' } })
    expect(await ended).toEqual({ code: 0, signal: null })
  })
})
