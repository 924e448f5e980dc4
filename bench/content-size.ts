import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSite } from '../tests/running/running-site.ts'
import { postId } from '../trials/scale/posts.ts'
import { fill } from '../trials/scale/stage.ts'
import { median } from './median.ts'
import type { Section } from './section.ts'

const sizes = [100, 1_000, 10_000]
const asks = 9

/**
 * What is asked of the site, by the number of the ask: an address that nobody asked for before, so
 * that the page is rendered from content that is read.
 */
const questions: readonly [name: string, path: (ask: number, posts: number) => string][] = [
  ['the list', (ask) => `/blogs?page=${ask + 2}`],
  ['a category', (ask) => `/blogs?category=Research&page=${ask + 1}`],
  ['a late page', (ask, posts) => `/blogs?page=${Math.max(2, Math.floor(posts / 6) - ask)}`],
  ['a post', (ask, posts) => `/blogs/${postId(posts - 10 - ask)}`],
  ['a search', (ask) => `/blogs?q=${'abcdefghijklm'[ask]}e`],
]

/** The site with more and more posts: pages that nobody has asked for before. */
export async function contentSize(): Promise<Section> {
  const columns: Map<string, string>[] = []
  for (const posts of sizes) columns.push(await measured(posts))
  const names = [...(columns[0]?.keys() ?? [])]
  return {
    title: 'The site with many posts',
    note: `Milliseconds until a page is there that nobody has asked for before: median of ${asks}, posts of 11 KB. The feed and the sitemap: the first ask of a new process. Aim: within 2x from 100 to 10,000 posts.`,
    head: ['', ...sizes.map((posts) => `${posts.toLocaleString('en')} posts`), 'ratio'],
    rows: names.map((name) => {
      const values = columns.map((column) => column.get(name) ?? '')
      const ratio = Number(values.at(-1)) / Number(values[0])
      return [name, ...values, ratio.toFixed(2)]
    }),
  }
}

async function measured(posts: number): Promise<Map<string, string>> {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'bench-'))
  await fill(join(DATA_DIR, 'content'), posts, () => {})
  const site = await startSite({ DATA_DIR, LOG_LEVEL: 'silent' })
  try {
    const times = new Map<string, string>()
    for (const [name, path] of questions) {
      const taken: number[] = []
      for (let ask = 0; ask < asks; ask += 1) taken.push(await timed(site.url + path(ask, posts)))
      times.set(name, median(taken).toFixed(1))
    }
    for (const [name, path] of [
      ['the feed', '/blogs/feed.xml'],
      ['the sitemap', '/sitemap.xml'],
    ] as const) {
      times.set(name, (await timed(site.url + path)).toFixed(1))
    }
    return times
  } finally {
    await site.stop()
    await rm(DATA_DIR, { recursive: true, force: true })
  }
}

async function timed(url: string): Promise<number> {
  const start = performance.now()
  const answer = await fetch(url)
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`)
  return performance.now() - start
}
