import { setTimeout as after } from 'node:timers/promises'

/** Results of visitors who read pages, load their files and post forms. */
export interface VisitorResults {
  requests: number
  /** Failed requests with their URL. */
  failed: string[]
  /** The IDs of accepted posts. */
  accepted: string[]
}

const pages = ['/', '/blogs', '/careers', '/pricing', '/contact', '/blogs?page=2', '/sitemap.xml']
const REQUEST_TIMEOUT_MS = 60_000

/** Runs visitors until stopped, or disposed of. They do not retry. */
export function sendVisitors(siteUrl: string, count: number) {
  const results: VisitorResults = { requests: 0, failed: [], accepted: [] }
  let isOver = false
  let posts = 0
  const load = async (path: string, init: RequestInit = {}) => {
    results.requests += 1
    try {
      const response = await fetch(siteUrl + path, {
        ...init,
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      })
      const text = await response.text()
      if (!response.ok) results.failed.push(`${response.status} ${path}`)
      return response.ok ? text : ''
    } catch (error) {
      results.failed.push(`${error instanceof Error ? (error.cause ?? error) : error} ${path}`)
      return ''
    }
  }
  const visitor = async (number: number) => {
    for (let step = number; !isOver; step += 1) {
      const html = await load(pages[step % pages.length] ?? '/')
      const files = [...new Set(html.match(/\/assets\/[-\w./]+\.(?:js|css|woff2)/g))]
      for (const file of files.slice(step % 3, (step % 3) + 3)) await load(file)
      if (step % 4 === 0) {
        posts += 1
        const text = await load('/api/waitlistapi', waitlistPost(posts))
        if (text) results.accepted.push(JSON.parse(text).id)
      }
      await after(40)
    }
  }
  const all = Promise.all(Array.from({ length: count }, (_, number) => visitor(number)))
  const stop = async (): Promise<VisitorResults> => {
    isOver = true
    await all
    return results
  }
  return {
    /** Waits until they have made so many more requests. */
    async requests(count: number) {
      const goal = results.requests + count
      while (results.requests < goal) await after(50)
    },
    stop,
    async [Symbol.asyncDispose]() {
      await stop()
    },
  }
}

/** A waitlist request from a new IP address. */
function waitlistPost(number: number): RequestInit {
  return {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${number & 255}.${(number >> 8) & 255}.${1 + (number >> 16)}`,
    },
    body: JSON.stringify({
      email: `visitor${number}@example.org`,
      linkedin: 'linkedin.com/in/ada',
      idempotencyKey: `the key of visitor ${number}`,
    }),
  }
}

/** "1,234 requests, 0 failed", with the first failures. */
export function summary({ requests, failed }: VisitorResults): string {
  const some = failed.slice(0, 3).join('; ')
  return `${requests.toLocaleString('en')} requests, ${failed.length} failed${some && `: ${some}`}`
}
