import { once } from 'node:events'
import { createServer as createHttpServer, type Server as HttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brand } from '../../copy/brand.ts'
import { freePort } from '../fixtures/free-port.ts'
import { type ServerProcess, startSite } from '../fixtures/running-site.ts'
import { job, post } from '../fixtures/site-paths.ts'
import { request } from './http.ts'

/** The message of a page whose content is unreachable and not cached. */
const messages = [
  ['/blogs', 'Failed to load blog posts. Please try again later.'],
  ['/blogs?q=x', 'Failed to load blog posts. Please try again later.'],
  [post.path, 'Failed to load blog post. Please try again later.'],
  ['/blogs/nothing', 'Failed to load blog post. Please try again later.'],
  ['/careers', 'Failed to fetch job listings. Please try again later.'],
  [job.path, 'Failed to fetch job listings. Please try again later.'],
] as const

/** A server that accepts requests and never responds. `held` are the queries that wait. */
async function hangingServer(held: Set<string>): Promise<HttpServer> {
  const server = createHttpServer((request, response) => {
    const query = new URL(request.url ?? '', 'http://platform').searchParams.get('query') ?? ''
    held.add(query)
    response.on('close', () => held.delete(query))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

describe.each(['refuses connections', 'never responds', 'responds with errors'] as const)(
  'a platform that %s, from the start',
  (kind) => {
    let site: ServerProcess
    let platform: HttpServer | undefined
    const held = new Set<string>()

    beforeAll(async () => {
      if (kind === 'never responds') platform = await hangingServer(held)
      if (kind === 'responds with errors') {
        platform = createHttpServer((_, response) => response.writeHead(500).end('{}'))
        platform.listen(0, '127.0.0.1')
        await once(platform, 'listening')
      }
      const address = platform?.address() as AddressInfo | undefined
      const port = address?.port ?? (await freePort())
      site = await startSite({
        SANITY_API_HOST: `http://127.0.0.1:${port}`,
        SANITY_API_TOKEN: 'a-token-that-nobody-may-see',
        LOG_LEVEL: 'silent',
      })
    })
    afterAll(async () => {
      await site.stop()
      platform?.closeAllConnections()
      platform?.close()
    })

    if (kind === 'never responds')
      it('does not delay pages that are not cached: they respond with 503 before the timeout', async () => {
        for (const [path, type] of [
          ['/careers', 'job'],
          ['/blogs', 'blog'],
          [post.path, 'blog'],
        ] as const) {
          // The client closes the connection at the timeout.
          const isServedMeanwhile = async () => {
            const { status } = await request(path, { site: site.url })
            expect(status, path).toBe(503)
            return [...held].some((query) => query.includes(`*[_type == "${type}"`))
          }
          const soon = { timeout: 30_000, interval: 10, message: path }
          await expect.poll(isServedMeanwhile, soon).toBe(true)
        }
      })

    it('does not affect pages without content', async () => {
      for (const path of ['/', '/pricing', '/contact', '/nothing-here']) {
        const { status, text } = await request(path, { site: site.url })
        expect(status).toBe(path === '/nothing-here' ? 404 : 200)
        expect(text).not.toContain('a-token-that-nobody-may-see')
      }
      const { status, text } = await request('/readyz', { site: site.url })
      expect(status).toBe(200)
      expect(JSON.parse(text).content).toBe(false)
    })

    it('makes pages with content respond with 503, not 404', async () => {
      await Promise.all(
        messages.map(async ([path, message]) => {
          const { status, headers, text } = await request(path, { site: site.url })
          expect(status, path).toBe(503)
          expect(Number(headers['retry-after']), path).toBeGreaterThan(0)
          expect(headers['cache-control'], path).toBe('no-store')
          expect(headers['content-security-policy'], path).toContain("default-src 'self'")
          expect(text, path).toContain(message)
          expect(text, path).toContain(` · ${brand.name}</title>`)
          expect(text).not.toContain('a-token-that-nobody-may-see')
        }),
      )
    })

    it('makes feeds and Markdown alternates respond with 503, not with an empty list', async () => {
      await Promise.all(
        ['/blogs/feed.xml', '/sitemap.xml', '/llms.txt', '/blogs.md'].map(async (path) => {
          const { status, headers } = await request(path, { site: site.url })
          expect(status, path).toBe(503)
          expect(Number(headers['retry-after']), path).toBeGreaterThan(0)
        }),
      )
    })

    it('accepts no application for a job that cannot be read', async () => {
      const { status, headers } = await request(`/contact?job=${job.id}`, { site: site.url })
      expect([status, headers['retry-after']]).toEqual([503, '30'])
    })
  },
)
