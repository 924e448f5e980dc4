import { createHash } from 'node:crypto'
import { type Content, jobPath, postPath } from '#content/index.ts'
import { type NoticeOptions, postOnChange } from './post-on-change.ts'

interface Options extends NoticeOptions {
  /** The endpoint, which shares notices with all search engines of the protocol. */
  url: string
  key: string
  siteUrl: string
  content: Pick<Content, 'latestPosts' | 'jobs'>
}

/** The path where search engines read the key, to verify that a notice is from this site. */
export const INDEXNOW_KEY_PATH = '/indexnow.txt'

/**
 * Notifies search engines of new, changed, and deleted posts and jobs (indexnow.org). Sends nothing for
 * those that exist at the start.
 */
export function indexNow({ url, key, siteUrl, content, ...options }: Options): () => void {
  let known = pagesOf(content)
  return postOnChange(options, 'IndexNow submission failed', async () => {
    const [before, now] = [await known, await pagesOf(content)]
    if (!now) return undefined
    known = Promise.resolve(now)
    if (!before) return undefined
    const paths = new Set([...before.keys(), ...now.keys()])
    const changed = [...paths].filter((path) => before.get(path) !== now.get(path))
    if (changed.length === 0) return undefined
    const body = JSON.stringify({
      host: new URL(siteUrl).host,
      key,
      keyLocation: siteUrl + INDEXNOW_KEY_PATH,
      urlList: changed.map((path) => siteUrl + path),
    })
    return { url, headers: { 'content-type': 'application/json; charset=utf-8' }, body }
  })
}

/** A hash of the content of each path; undefined while the content platform is unreachable. */
async function pagesOf(content: Options['content']): Promise<Map<string, string> | undefined> {
  const [posts, jobs] = await Promise.all([content.latestPosts(), content.jobs()])
  if (posts.state !== 'found' || jobs.state !== 'found') return undefined
  return new Map([
    ...posts.value.map((post) => [postPath(post), hashOf(post)] as const),
    ...jobs.value.map((job) => [jobPath(job), hashOf(job)] as const),
  ])
}

function hashOf(value: object): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url')
}
