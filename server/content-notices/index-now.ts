import { createHash } from 'node:crypto'
import { type Content, jobPath, POSTS_PER_SITEMAP_PART, postPath } from '#content/index.ts'
import { type NoticeOptions, postOnChange } from './post-on-change.ts'

interface Options extends NoticeOptions {
  /** The endpoint, which shares notices with all search engines of the protocol. */
  url: string
  key: string
  siteUrl: string
  content: Pick<Content, 'latestPosts' | 'sitemapPosts' | 'jobs'>
}

/** The path where search engines read the key, to verify that a notice is from this site. */
export const INDEXNOW_KEY_PATH = '/indexnow.txt'

/** What is compared of a page: hashes. */
interface Page {
  /** Of what the sitemap has of it. */
  listed: string
  /** Of all of it. Only the latest posts are read whole. */
  whole?: string
}

/**
 * Notifies search engines of new, changed, and deleted posts and jobs (indexnow.org). Of a post that isn't among the
 * latest, it notices the changes that the sitemap shows. Sends nothing for those that exist at the start.
 */
export function indexNow({ url, key, siteUrl, content, ...options }: Options): () => void {
  let submitted = pagesOf(content)
  return postOnChange(options, 'IndexNow submission failed', async () => {
    const [before, now] = [await submitted, await pagesOf(content)]
    if (!now) return undefined
    const accept = () => {
      submitted = Promise.resolve(now)
    }
    const paths = new Set([...(before?.keys() ?? []), ...now.keys()])
    const changed = [...paths].filter(
      (path) => before && isChanged(before.get(path), now.get(path)),
    )
    if (changed.length === 0) {
      accept()
      return undefined
    }
    const body = JSON.stringify({
      host: new URL(siteUrl).host,
      key,
      keyLocation: siteUrl + INDEXNOW_KEY_PATH,
      urlList: changed.map((path) => siteUrl + path),
    })
    const headers = { 'content-type': 'application/json; charset=utf-8' }
    return { url, headers, body, onAccepted: accept }
  })
}

function isChanged(before: Page | undefined, now: Page | undefined): boolean {
  if (before?.listed !== now?.listed) return true
  return before?.whole !== undefined && now?.whole !== undefined && before.whole !== now.whole
}

/** The pages by path; undefined while the content platform is unreachable. */
async function pagesOf(content: Options['content']): Promise<Map<string, Page> | undefined> {
  const [latest, jobs] = await Promise.all([content.latestPosts(), content.jobs()])
  if (latest.state !== 'found' || jobs.state !== 'found') return undefined
  const whole = new Map(latest.value.map((post) => [post.id, hashOf(post)]))
  const pages = new Map<string, Page>()
  for (const job of jobs.value) pages.set(jobPath(job), { listed: hashOf(job) })
  for (let part = 1, isLast = false; !isLast; part += 1) {
    const posts = await content.sitemapPosts(part)
    if (posts.state !== 'found') return undefined
    isLast = posts.value.length < POSTS_PER_SITEMAP_PART
    for (const post of posts.value) {
      const hash = whole.get(post.id)
      pages.set(postPath(post), { listed: hashOf(post), ...(hash ? { whole: hash } : {}) })
    }
  }
  return pages
}

function hashOf(value: object): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url')
}
