import { expect, it, vi } from 'vitest'
import { Platform } from '../platform.ts'
import { found, type Reader } from '../read.ts'
import { postReads } from './read-posts.ts'

it('leaves a post without a readable date out of the sitemap, and logs it', async () => {
  const images = { baseUrl: 'https://site.example', projectId: 'local', dataset: 'production' }
  const platform = new Platform({
    name: 'test',
    projectId: 'local',
    dataset: 'production',
    apiVersion: '2025-05-21',
    apiHost: 'http://127.0.0.1:9',
    images,
    pageWaitMs: 0,
  })
  const log = { info: vi.fn(), warn: vi.fn() }
  const rows = [
    { _id: 'a', date: 'someday' },
    { _id: 'b', date: '2026-01-01T00:00:00Z' },
  ]
  const read: Reader = async ({ parse }) => found(await parse(rows))
  const { sitemapPosts } = postReads({ platform, images, categories: [], log })
  expect(await sitemapPosts(read, 1)).toMatchObject({ state: 'found', value: [{ id: 'b' }] })
  expect(log.warn).toHaveBeenCalledOnce()
})
