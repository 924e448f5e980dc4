import { join } from 'node:path'
import { DiskCache, type InvalidationTags } from '#cache/index.ts'
import { pollForChanges } from './changes/poll-for-changes.ts'
import { readContentVersion } from './changes/read-content-version.ts'
import { watchEvents } from './changes/watch-events.ts'
import type { Job } from './jobs/job.ts'
import { jobReads } from './jobs/read-jobs.ts'
import { LastGood, tagOf } from './last-good.ts'
import { type ContentLog, reasonOf } from './log.ts'
import { Platform } from './platform.ts'
import type { BlogList, ListRequest } from './posts/blog-list.ts'
import type { Post, PostSummary } from './posts/post.ts'
import { type PostFilter, postReads } from './posts/read-posts.ts'
import type { SitemapPost } from './posts/sitemap-post.ts'
import type { Read, Reader } from './read.ts'
import { type SiteContent, siteContentReads } from './site-content/site-content.ts'
import type { ContentSource } from './source.ts'

/** What the site reads. Every read distinguishes *missing* from *unreachable* and never throws. */
export interface Content extends SiteContent {
  /** One page of the posts whose date has come, without bodies. */
  blogList(request: ListRequest): Promise<Read<BlogList>>
  /** One post by any name that leads to it: its slug, its `_id`, a former slug. */
  post(name: string): Promise<Read<Post>>
  /** The latest posts, or those of a category, newest first, at most `MAX_FEED_POSTS`, with their bodies. */
  latestPosts(category?: string): Promise<Read<Post[]>>
  /**
   * The same posts without their bodies, at most `MAX_FEED_POSTS`, which takes a hundredth of the time. After an
   * edit it may be stale.
   */
  latestSummaries(isWanted?: PostFilter): Promise<Read<PostSummary[]>>
  postCount(): Promise<Read<number>>
  /** Sitemap part number `part`, counted from 1: up to `POSTS_PER_SITEMAP_PART` posts, ordered by ID. */
  sitemapPosts(part: number): Promise<Read<SitemapPost[]>>
  /** The jobs that take applications: their day has come, and their last day is not over. */
  jobs(): Promise<Read<Job[]>>
  /** One job whose day has come, which may be closed, by any name that leads to it. */
  job(name: string): Promise<Read<Job>>
}

/** The content of one source, open. */
export interface OpenContent extends Content {
  /**
   * The same reads for one page render, with the tags that all of them depended on so far, for the
   * page cache. Together they wait for the platform at most `pageWaitMs` of the source, from now on.
   */
  trackDependencies(): { content: Content; dependencies: ReadonlySet<string> }
  /**
   * Calls back with the tags of content that may be outdated. The next read fetches changed content again,
   * and returns the stale value if the platform doesn't respond in time.
   */
  onInvalidate(listener: (tags: InvalidationTags) => void): void
  /** Invalidates content that a webhook reports as changed. */
  invalidate(tags: InvalidationTags): void
  /** Whether the platform responded to the last request, and the last result could be read. */
  isReadable(): boolean
  /** When the platform last responded (ms since the epoch), how many requests failed, bytes cached. */
  stats(): { respondedAt: number; errors: number; cachedBytes: number }
  close(): Promise<void>
}

interface Options {
  source: ContentSource
  /**
   * For a platform on another machine: where its content is cached across restarts, in a folder
   * `content-cache`. Default: the embedded platform, which answers each read.
   */
  cacheDir?: string
  /** The known categories of posts. */
  categories: readonly string[]
  log: ContentLog
}

const MAX_DISK_BYTES = 128 * 1024 * 1024
/** After the last change, before the cache is filled again for the next outage. */
const PREFETCH_DELAY_MS = 3_000

/** Everything that the site reads of one platform, each read through the reader that it is given. */
export function contentReads(
  options: Parameters<typeof postReads>[0] & Parameters<typeof siteContentReads>[0],
) {
  const posts = postReads(options)
  const jobs = jobReads(options)
  const siteContent = siteContentReads(options)
  return {
    of: (read: Reader): Content => ({
      blogList: (request) => posts.list(read, request),
      post: (name) => posts.post(read, name),
      latestPosts: (category) => posts.latest(read, category),
      latestSummaries: (isWanted) => posts.latestSummaries(read, isWanted),
      postCount: () => posts.count(read),
      sitemapPosts: (part) => posts.sitemapPosts(read, part),
      jobs: () => jobs.list(read),
      job: (name) => jobs.job(read, name),
      ...siteContent.of(read),
    }),
    async prefetch(read: Reader): Promise<void> {
      await jobs.list(read)
      await siteContent.prefetch(read)
      await posts.prefetch(read)
    },
    stop: siteContent.stop,
  }
}

/** Opens the content of one source. Does not wait for the platform to respond. */
export function openContent({ source, cacheDir, categories, log }: Options): OpenContent {
  const platform = new Platform(source)
  const listeners: ((tags: InvalidationTags) => void)[] = []
  const notify = (tags: InvalidationTags) => {
    for (const listener of listeners) listener(tags)
  }
  const disk = cacheDir
    ? new DiskCache({
        directory: join(cacheDir, 'content-cache'),
        source: source.name,
        maxBytes: MAX_DISK_BYTES,
        onError: (error) =>
          log.warn({ reason: reasonOf(error) }, 'content cache cannot be written to disk'),
      })
    : undefined
  const lastGood = new LastGood({
    isRemote: disk !== undefined,
    ...(disk ? { disk } : {}),
    onRevalidated: notify,
    onReachable(reachable, query) {
      if (reachable) log.info({ query }, 'content reachable again')
      else polling.reschedule()
    },
    onFailure(query, error) {
      log.warn({ query, reason: reasonOf(error) }, 'content unreachable')
    },
    onUnreadable(query, error) {
      log.warn({ query, reason: reasonOf(error) }, 'content does not match its schema')
    },
  })
  const reads = contentReads({
    platform,
    images: source.images,
    categories,
    log,
    onDue: (tags) => invalidate(tags),
  })
  const readerWith =
    (onRead: (tags: ReadonlySet<string>) => void, deadline = Number.POSITIVE_INFINITY): Reader =>
    async (query) => {
      try {
        const waitMs = Math.max(0, deadline - performance.now())
        const { value, tags } = await lastGood.get(query, waitMs)
        onRead(tags)
        return { state: 'found', value }
      } catch {
        onRead(new Set([tagOf(query.key)]))
        return { state: 'unreachable' }
      }
    }
  const plain = readerWith(() => undefined)

  let prefetchTimer: NodeJS.Timeout | undefined
  const schedulePrefetch = (afterMs: number) => {
    clearTimeout(prefetchTimer)
    prefetchTimer = setTimeout(() => void reads.prefetch(plain), afterMs)
    prefetchTimer.unref()
  }
  const invalidate = (tags: InvalidationTags) => {
    if (tags.length === 0) return
    platform.bypassEdgeCache()
    lastGood.invalidate(tags)
    notify(tags)
    schedulePrefetch(PREFETCH_DELAY_MS)
  }
  let isConnected = false
  const polling = pollForChanges({
    isConnected: () => isConnected && lastGood.isReachable,
    onChange: invalidate,
    async readVersion(withEdits) {
      try {
        const version = await readContentVersion(platform, withEdits)
        lastGood.reportSuccess('poll')
        return version
      } catch (error) {
        lastGood.reportFailure('poll', error)
        throw error
      }
    },
  })
  const events = watchEvents(platform.client, log, {
    onChange(tags) {
      lastGood.reportSuccess('events')
      invalidate(tags)
    },
    onConnection(connected) {
      const wasConnected = isConnected
      isConnected = connected
      if (wasConnected && !connected) polling.reschedule()
    },
  })
  schedulePrefetch(0)

  return {
    ...reads.of(plain),
    trackDependencies() {
      const dependencies = new Set<string>()
      const read = readerWith((tags) => {
        for (const tag of tags) dependencies.add(tag)
      }, performance.now() + source.pageWaitMs)
      return { content: reads.of(read), dependencies }
    },
    onInvalidate: (listener) => void listeners.push(listener),
    invalidate,
    isReadable: () => lastGood.isReadable,
    stats: () => lastGood.stats,
    async close() {
      clearTimeout(prefetchTimer)
      reads.stop()
      events.stop()
      polling.stop()
      await disk?.flush()
    },
  }
}
