/** What a steady load met. */
interface Met {
  requests: number
  failed: string[]
  /** Milliseconds of the latest answers. */
  times: number[]
}

const timesKept = 20_000
const paths = [
  ...['/', '/blogs', '/careers', '/pricing', '/contact', '/services', '/sitemap.xml'],
  ...['/blogs/feed.xml', '/pricing.md', '/blogs?page=2', '/blogs?category=Research'],
  ...['/blogs/cvss-4-read-the-vector', '/careers/job-platform-engineer', '/nothing-here'],
]

/**
 * Sends requests at a rate, whether or not those before have been answered: kept pages, searches that
 * nobody made before, and now and then a post of a form from an address of its own.
 */
export function steadyLoad(siteUrl: string, perSecond: number) {
  const met: Met = { requests: 0, failed: [], times: [] }
  const underWay = new Set<Promise<void>>()
  const send = async (number: number) => {
    const start = performance.now()
    const [path, init, expected] = requestOf(number)
    try {
      const answer = await fetch(siteUrl + path, { ...init, signal: AbortSignal.timeout(30_000) })
      await answer.arrayBuffer()
      if (answer.status !== expected) met.failed.push(`${answer.status} ${path}`)
    } catch (error) {
      met.failed.push(`${error} ${path}`)
    }
    met.times.push(performance.now() - start)
    if (met.times.length > timesKept) met.times.splice(0, timesKept / 2)
  }
  const timer = setInterval(() => {
    const sent = send(met.requests)
    met.requests += 1
    underWay.add(sent)
    void sent.finally(() => underWay.delete(sent))
  }, 1000 / perSecond)
  return {
    count: () => met.requests,
    failed: () => met.failed.length,
    async stop(): Promise<Met> {
      clearInterval(timer)
      await Promise.all(underWay)
      return met
    },
  }
}

function requestOf(number: number): [path: string, init: RequestInit, expected: number] {
  if (number % 40 === 7) {
    const body = JSON.stringify({
      email: `visitor${number}@example.org`,
      linkedin: 'linkedin.com/in/ada',
    })
    const address = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
    return ['/api/waitlistapi', { method: 'POST', headers, body }, 202]
  }
  if (number % 5 === 3) return [`/blogs?q=word${number}`, {}, 200]
  const path = paths[number % paths.length] ?? '/'
  return [path, {}, path === '/nothing-here' ? 404 : 200]
}
