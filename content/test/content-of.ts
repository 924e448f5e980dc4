import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@sanity/client'
import { openContentLake } from 'content-lake'
import { expect, onTestFinished } from 'vitest'
import type { InvalidationTags } from '#cache/index.ts'
import { type Content, type OpenContent, openContent } from '../open-content.ts'
import { faultyPlatform } from './faulty-platform.ts'

const day = (n: number) => new Date(Date.UTC(2026, 0, n)).toISOString()
/** A post document. */
export const post = (n: number, more: object = {}) => ({
  _id: `p${n}`,
  _type: 'blog',
  title: `Post ${n}`,
  excerpt: 'About tokens.',
  author: 'A',
  date: day(n),
  category: n % 2 ? 'Research' : 'Best Practices',
  featured: false,
  content: [{ _type: 'block', _key: 'b', children: [{ _type: 'span', text: `Body ${n}` }] }],
  ...more,
})
/** A job document. */
export const job = { _id: 'j1', _type: 'job', title: 'Engineer', postedAt: '2026-01-01' }

/** The site's reads of a real platform with some documents, behind a faulty proxy. */
export async function contentOf(
  documents: { _id: string; _type: string; [name: string]: unknown }[],
  { isRemote = true } = {},
) {
  const directory = await mkdtemp(join(tmpdir(), 'content-'))
  const lake = await openContentLake({ directory, projectId: 'local', dataset: 'production' })
  const editor = createClient({
    projectId: 'local',
    dataset: 'production',
    apiVersion: '2025-05-21',
    apiHost: lake.url,
    token: lake.token,
    useProjectHostname: false,
    useCdn: false,
  })
  const transaction = editor.transaction()
  for (const document of documents) transaction.createOrReplace(document)
  await transaction.commit()
  const platform = await faultyPlatform(lake.url)
  const opened: OpenContent[] = []
  onTestFinished(async () => {
    for (const content of opened) await content.close()
    await platform.stop()
    await lake.close()
    await rm(directory, { recursive: true, force: true })
  })
  const warnings: string[] = []
  const open = () => {
    const changes: InvalidationTags[] = []
    const content = openContent({
      source: {
        name: 'test',
        projectId: 'local',
        dataset: 'production',
        apiVersion: '2025-05-21',
        apiHost: platform.url,
        images: { baseUrl: 'http://site.example', projectId: 'local', dataset: 'production' },
        pageWaitMs: 4_000,
      },
      ...(isRemote ? { cacheDir: directory } : {}),
      categories: ['Research', 'Best Practices'],
      log: {
        info: () => {},
        warn: (detail, message) => warnings.push(`${message} ${JSON.stringify(detail)}`),
      },
    })
    content.onInvalidate((tags) => changes.push(tags))
    opened.push(content)
    return { content, changes }
  }
  const { content, changes } = open()
  // Wait for the first events, so that they cause no second fetch later.
  await expect.poll(() => changes.length).toBeGreaterThan(0)
  return { platform, editor, content, changes, warnings, open }
}

/** IDs of the posts of one page of the list, the large card first; the state of the read if it failed. */
export async function idsOf(content: Content, more: object = {}): Promise<unknown> {
  const list = await content.blogList({ q: '', category: '', page: 1, ...more })
  if (list.state !== 'found') return list.state
  const { largeCard, cards } = list.value
  return [...(largeCard ? [largeCard] : []), ...cards].map(({ id }) => id)
}
