/** The results of visitors. */
export interface Visits {
  read: number
  /** Status and path of each failed or incomplete page. */
  failed: string[]
  /** The time of each request in ms. */
  times: number[]
}

/** Pages with content of the seed dataset. Each visitor also searches for random words. */
const pages = [
  '/blogs',
  '/blogs?page=2',
  '/blogs/category/research',
  '/blogs/category/industry-news',
  '/careers',
  '/blogs/feed.xml',
  '/sitemap.xml',
  '/llms.txt',
]

/**
 * Runs visitors who request pages without pause until stopped, or disposed of. Each has an address of its own, which a
 * site with `TRUST_PROXY=1` counts in its limits.
 */
export function sendVisitors(siteUrl: string, count: number, documents: readonly string[]) {
  const visits: Visits = { read: 0, failed: [], times: [] }
  let isOver = false
  const visitor = async (number: number) => {
    const paths = [
      ...pages,
      ...documents,
      `/blogs?q=${number}`,
      `/blogs?q=to&page=${(number % 2) + 1}`,
    ]
    for (let step = number; !isOver; step += 7) {
      const path = paths[step % paths.length] ?? '/'
      const start = performance.now()
      const outcome = await readPage(siteUrl + path, `192.0.2.${number + 1}`)
      visits.read += 1
      visits.times.push(performance.now() - start)
      if (outcome !== 'whole') visits.failed.push(`${outcome} ${path}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  const all = Promise.all(Array.from({ length: count }, (_, number) => visitor(number)))
  const stop = async (): Promise<Visits> => {
    isOver = true
    await all
    return visits
  }
  return {
    /** Waits until they have read so many more pages. */
    async pages(count: number) {
      const goal = visits.read + count
      while (visits.read < goal) await new Promise((resolve) => setTimeout(resolve, 50))
    },
    stop,
    async [Symbol.asyncDispose]() {
      await stop()
    },
  }
}

async function readPage(url: string, address: string): Promise<string> {
  try {
    const response = await fetch(url, { headers: { 'x-forwarded-for': address } })
    const text = await response.text()
    if (response.status !== 200) return String(response.status)
    return /<\/(html|rss|urlset)>\s*$|^# /.test(text) ? 'whole' : 'cut'
  } catch (error) {
    return String(error)
  }
}

/** "12 ms median, 340 ms 99th percentile, 1020 ms longest". */
export function timesOf({ times }: Visits): string {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0)
  return `${at(0.5)} ms median, ${at(0.99)} ms 99th percentile, ${at(1)} ms longest`
}
