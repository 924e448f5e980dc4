import { join } from 'node:path'
import { CopyFiles } from './cache/disk-cache.ts'
import { LastGood } from './cache/stale-cache.ts'
import type { ContentChange } from './cache/tags.ts'
import { watchPulse } from './changes/poll-for-changes.ts'
import { takePulse } from './changes/read-content-version.ts'
import { watchEvents } from './changes/watch-events.ts'
import type { Job } from './jobs/job.ts'
import { jobReads } from './jobs/read-jobs.ts'
import { Platform } from './platform.ts'
import type { BlogList, ListRequest } from './posts/blog-list.ts'
import type { Post } from './posts/post.ts'
import type { PostAddress } from './posts/post-address.ts'
import { postReads } from './posts/read-posts.ts'
import type { Read, Reader } from './read.ts'
import { type ContentLog, type ContentSource, reasonOf } from './source.ts'

/** What the site reads. Every read tells *missing* from *unreachable* and never throws. */
export interface Content {
  /** One page of the posts whose date has come, without bodies. */
  blogList(request: ListRequest): Promise<Read<BlogList>>
  /** One post by any name that leads to it: its slug, its `_id`, a former slug. */
  post(name: string): Promise<Read<Post>>
  /** The latest posts, newest first, at most fifty, with their bodies. */
  latestPosts(): Promise<Read<Post[]>>
  postCount(): Promise<Read<number>>
  /** One part of all posts, by id, counted from 1: `addressesPerPart` posts, or what is left. */
  postAddresses(part: number): Promise<Read<PostAddress[]>>
  jobs(): Promise<Read<Job[]>>
  job(id: string): Promise<Read<Job>>
}

/** The content of one source, open. */
export interface OpenContent extends Content {
  /**
   * The same reads for one page, and what all of them depended on so far: for a cache of what is made
   * of them. Together they wait for the platform as long as its source says, counted from now.
   */
  recorded(): { content: Content; dependencies: ReadonlySet<string> }
  /** Calls back when what was read before is outdated; what is read next is new. */
  onChange(listener: (change: ContentChange) => void): void
  /** Somebody says that content changed: a webhook. */
  changed(change: ContentChange): void
  /** Whether the platform answered when it was last asked. */
  isReachable(): boolean
  /** When it last answered, in ms since the epoch, and how many reads it has not answered. */
  record(): { answeredAt: number; errors: number }
  close(): Promise<void>
}

interface Options {
  source: ContentSource
  /** Where the last good copies are kept over a restart. Without it they are not. */
  copiesIn?: string
  /** The known categories of posts. */
  categories: readonly string[]
  log: ContentLog
}

const freshFor = 60_000
const patience = 1_000
const maxBytes = { memory: 192 * 1024 * 1024, disk: 128 * 1024 * 1024 }
/** After a change, milliseconds of quiet before copies are renewed for the next outage. */
const quiet = 3_000

/** Opens the content of one source. Does not wait for the platform to answer. */
export function openContent({ source, copiesIn, categories, log }: Options): OpenContent {
  const platform = new Platform(source)
  const listeners: ((change: ContentChange) => void)[] = []
  const tell = (change: ContentChange) => {
    for (const listener of listeners) listener(change)
  }
  const files = copiesIn
    ? new CopyFiles({
        directory: join(copiesIn, 'content-copies'),
        source: source.name,
        maxBytes: maxBytes.disk,
        log,
      })
    : undefined
  const copies = new LastGood({
    freshFor,
    patience,
    maxBytes: maxBytes.memory,
    ...(files ? { files } : {}),
    onRenewed: tell,
    onReachable(reachable, read, error) {
      if (reachable) return log.info({ read }, 'content reachable again')
      log.warn({ read, reason: reasonOf(error) }, 'content unreachable')
      pulse.hurry()
    },
  })
  const posts = postReads({ platform, images: source.images, categories, log })
  const jobs = jobReads({ platform, log })

  const readsOf = (read: Reader): Content => ({
    blogList: (request) => posts.list(read, request),
    post: (name) => posts.post(read, name),
    latestPosts: () => posts.latest(read),
    postCount: () => posts.count(read),
    postAddresses: (part) => posts.addresses(read, part),
    jobs: () => jobs.list(read),
    job: (id) => jobs.job(read, id),
  })
  const readerWith =
    (note: (words: ReadonlySet<string>) => void, endsAt = Number.POSITIVE_INFINITY): Reader =>
    async (question) => {
      try {
        const waitMs = Math.max(0, endsAt - performance.now())
        const { value, dependencies } = await copies.get(question, waitMs)
        note(dependencies)
        return { state: 'found', value }
      } catch {
        return { state: 'unreachable' }
      }
    }
  const plain = readerWith(() => undefined)

  let ahead: NodeJS.Timeout | undefined
  const readAhead = (after: number) => {
    clearTimeout(ahead)
    ahead = setTimeout(async () => {
      await jobs.list(plain)
      await posts.readAhead(plain)
    }, after)
    ahead.unref()
  }
  const changed = (change: ContentChange) => {
    if (change.length === 0) return
    platform.changed()
    copies.changed(change)
    tell(change)
    readAhead(quiet)
  }
  let isConnected = false
  const pulse = watchPulse({
    isConnected: () => isConnected && copies.reachable,
    onChange: changed,
    async take(withEdits) {
      try {
        const pulse = await takePulse(platform, withEdits)
        copies.answered('pulse')
        return pulse
      } catch (error) {
        copies.failed('pulse', error)
        throw error
      }
    },
  })
  const events = watchEvents(platform.client, log, {
    onChange(change) {
      copies.answered('events')
      changed(change)
    },
    onConnection(connected) {
      const wasConnected = isConnected
      isConnected = connected
      if (wasConnected && !connected) pulse.hurry()
    },
  })
  readAhead(0)

  return {
    ...readsOf(plain),
    recorded() {
      const dependencies = new Set<string>()
      const read = readerWith((words) => {
        for (const word of words) dependencies.add(word)
      }, performance.now() + source.pageWaitMs)
      return { content: readsOf(read), dependencies }
    },
    onChange: (listener) => void listeners.push(listener),
    changed,
    isReachable: () => copies.reachable,
    record: () => copies.record,
    async close() {
      clearTimeout(ahead)
      events.stop()
      pulse.stop()
      await files?.flush()
    },
  }
}
