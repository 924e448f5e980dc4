import { createClient, type SanityClient } from '@sanity/client'
import { type Job, parseJob } from './jobs/job.ts'
import { LastGood } from './last-good.ts'
import type { ImageHost } from './picture.ts'
import { type Post, type PostSummary, parsePost, parseSummary } from './posts/post.ts'
import { jobsQuery, postListQuery, postQuery } from './queries.ts'
import { mapRead, type Read } from './read.ts'
import { watchChanges } from './watch-changes.ts'

/** Where the content comes from: the embedded platform, or a hosted project. */
export interface ContentSource {
  projectId: string
  dataset: string
  apiVersion: string
  /** Base URL of a platform other than Sanity's own. */
  apiHost?: string
  /** Server side only; reads are of the `published` perspective with and without it. */
  token?: string
  images: ImageHost
}

export interface ContentLog {
  info(detail: object, message: string): void
  warn(detail: object, message: string): void
}

/** What the site reads. Every read tells *missing* from *unreachable* and never throws. */
export interface Content {
  /** All published posts whose date has come, newest first, without bodies. */
  posts(): Promise<Read<PostSummary[]>>
  /** One post by `_id`, or by slug where it has one. */
  post(idOrSlug: string): Promise<Read<Post>>
  jobs(): Promise<Read<Job[]>>
  job(id: string): Promise<Read<Job>>
  /** Calls back after every published change; what is read next is new. */
  onChange(listener: () => void): void
  close(): void
}

/** A read that takes longer falls back to the last good copy (handling: Content). */
const deadline = 4_000
const freshFor = 60_000

/** Opens the content of one source. Does not wait for the platform to answer. */
export function openContent(source: ContentSource, log: ContentLog): Content {
  const client = clientFor(source)
  const copies = new LastGood({
    freshFor,
    maxCopies: 500,
    onFailure: (key, error) =>
      log.warn({ read: key, reason: reasonOf(error) }, 'content unreachable'),
  })
  const listeners: (() => void)[] = []
  const watch = watchChanges(client, log, () => {
    copies.invalidate()
    for (const listener of listeners) listener()
  })

  const read = async <T>(key: string, load: () => Promise<T>): Promise<Read<T>> => {
    try {
      return { state: 'found', value: await copies.get(key, load) }
    } catch {
      return { state: 'unreachable' }
    }
  }
  const fetchList = async <T>(query: string, parse: (document: unknown) => T) => {
    const documents = await client.fetch<unknown[]>(query)
    return documents.flatMap((document) => parseOrSkip(document, parse, log))
  }

  const posts = async () => {
    const all = await read('posts', () =>
      fetchList(postListQuery, (d) => parseSummary(d, source.images)),
    )
    const now = new Date().toISOString()
    return mapRead(all, (list) => list.filter((post) => post.date <= now))
  }
  const jobs = () => read('jobs', () => fetchList(jobsQuery, parseJob))

  return {
    posts,
    jobs,
    async post(idOrSlug) {
      const list = await posts()
      if (list.state !== 'found') return list
      const summary = list.value.find((post) => post.id === idOrSlug || post.slug === idOrSlug)
      if (!summary) return { state: 'missing' }
      const found = await read(`post:${summary.id}`, async () => {
        const document = await client.fetch<unknown>(postQuery, { id: summary.id })
        return document === null ? null : parsePost(document, source.images)
      })
      if (found.state !== 'found') return found
      return found.value ? { state: 'found', value: found.value } : { state: 'missing' }
    },
    async job(id) {
      const list = await jobs()
      if (list.state !== 'found') return list
      const job = list.value.find((candidate) => candidate.id === id)
      return job ? { state: 'found', value: job } : { state: 'missing' }
    },
    onChange: (listener) => void listeners.push(listener),
    close: () => watch.stop(),
  }
}

function clientFor(source: ContentSource): SanityClient {
  return createClient({
    projectId: source.projectId,
    dataset: source.dataset,
    apiVersion: source.apiVersion,
    perspective: 'published',
    timeout: deadline,
    maxRetries: 1,
    ...(source.token ? { token: source.token } : {}),
    ...(source.apiHost
      ? { apiHost: source.apiHost, useProjectHostname: false, useCdn: false }
      : { useCdn: true }),
  })
}

/** One unreadable document never takes a list down: it is named in the log and left out. */
function parseOrSkip<T>(document: unknown, parse: (document: unknown) => T, log: ContentLog): T[] {
  try {
    return [parse(document)]
  } catch (error) {
    const id = (document as { _id?: unknown } | null)?._id
    log.warn({ document: id, reason: reasonOf(error) }, 'content document skipped')
    return []
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message.slice(0, 300) : String(error)
}
