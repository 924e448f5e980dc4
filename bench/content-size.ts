import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSite } from '../tests/running/running-site.ts'
import { postId } from '../trials/scale/posts.ts'
import { fill } from '../trials/scale/stage.ts'
import { median } from './median.ts'
import type { Runs, Section } from './section.ts'

/** Between the first and the last of these the times are to stay level. */
const sizes = [100, 1_000, 10_000]
/** Measured too, and held to nothing. */
const larger = 100_000
const ownAsks = 9
/** How often the time may grow from the least to the most posts; how long a search may take, in ms. */
const aims = { ratio: 2, search: 50 }
const search = 'a search'

/**
 * What is asked of the site, by the number of the ask: an address that nobody asked for before, so
 * that the page is rendered from content that is read.
 */
const questions: readonly [name: string, path: (ask: number, posts: number) => string][] = [
  ['the list', (ask) => `/blogs?page=${ask + 2}`],
  ['a category', (ask) => `/blogs?category=Research&page=${ask + 1}`],
  ['a late page', (ask, posts) => `/blogs?page=${Math.max(2, Math.floor(posts / 6) - ask)}`],
  ['a post', (ask, posts) => `/blogs/${postId(posts - 10 - ask)}`],
  [search, (ask) => `/blogs?q=${'abcdefghijklm'[ask % 13]}e`],
]

/** Asked for once, of a new process: an address that knows no pages. */
const whole = [
  ['the feed', '/blogs/feed.xml'],
  ['the sitemap', '/sitemap.xml'],
] as const

/** The site with more and more posts: pages that nobody has asked for before. */
export async function contentSize({ runs = ownAsks }: Runs): Promise<Section> {
  const columns: Measured[] = []
  for (const posts of [...sizes, larger]) {
    columns.push(await measured(posts, runs))
    console.log(`  ${posts.toLocaleString('en')} posts: ${JSON.stringify(columns.at(-1))}`)
  }
  const [least] = columns
  const most = columns[sizes.length - 1]
  if (!least || !most) throw new Error('Nothing was measured')
  const names = Object.keys(least.times)
  const ratioOf = (name: string) => (most.times[name] ?? 0) / (least.times[name] ?? 0)
  const megabytes = columns.map(({ memory }) => Math.round(memory / 1e6).toLocaleString('en'))
  return {
    title: 'The site with many posts',
    note: `Milliseconds until a page is there that nobody has asked for before: median of ${runs}, posts of 11 KB. The feed and the sitemap: the first ask of a new process. Memory: all that the process holds after these asks, embedded content platform and all. Ratio: ${mostPosts()} to ${sizes[0]} posts; aim: at most ${aims.ratio}, and a search in less than ${aims.search} ms. ${larger.toLocaleString('en')} posts are held to no aim.`,
    head: [
      '',
      ...[...sizes, larger].map((posts) => `${posts.toLocaleString('en')} posts`),
      'ratio',
    ],
    rows: [
      ...names.map((name) => {
        const values = columns.map(({ times }) => (times[name] ?? Number.NaN).toFixed(1))
        return [name, ...values, ratioOf(name).toFixed(2)]
      }),
      ['memory, MB', ...megabytes, (most.memory / least.memory).toFixed(2)],
    ],
    misses: [
      ...names
        .filter((name) => ratioOf(name) > aims.ratio)
        .map((name) => {
          const ratio = ratioOf(name).toFixed(2)
          return `With ${mostPosts()} posts ${name} takes ${ratio} times as long as with ${sizes[0]}, not ${aims.ratio}.`
        }),
      ...sizes.flatMap((posts, index) => {
        const time = columns[index]?.times[search] ?? Number.NaN
        const slow = `With ${posts.toLocaleString('en')} posts a search takes ${time.toFixed(1)} ms`
        return time < aims.search ? [] : [`${slow}, not less than ${aims.search}.`]
      }),
    ],
  }
}

interface Measured {
  /** Milliseconds, by what was asked for. */
  times: Record<string, number>
  /** Bytes. */
  memory: number
}

async function measured(posts: number, asks: number): Promise<Measured> {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'bench-'))
  try {
    await fill(join(DATA_DIR, 'content'), posts, () => {})
    const site = await startSite({ DATA_DIR, LOG_LEVEL: 'silent' })
    try {
      const times: Record<string, number> = {}
      for (const [name, path] of questions) {
        const taken: number[] = []
        for (let ask = 0; ask < asks; ask += 1) taken.push(await timed(site.url + path(ask, posts)))
        times[name] = median(taken)
      }
      for (const [name, path] of whole) times[name] = await timed(site.url + path)
      return { times, memory: await memoryOf(site.pid) }
    } finally {
      await site.stop()
    }
  } finally {
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

/** The resident memory of a process in bytes, as Linux tells it. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) * 1024
}

function mostPosts(): string {
  return (sizes.at(-1) ?? 0).toLocaleString('en')
}
