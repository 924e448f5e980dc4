import { validatePreviewUrl } from '@sanity/preview-url-secret'
import { urlSearchParamPreviewSecret } from '@sanity/preview-url-secret/constants'
import { z } from 'zod'
import { highlightCode } from '#blocks/index.server.ts'
import { type Job, parseJob } from '../jobs/job.ts'
import { type ContentLog, reasonOf } from '../log.ts'
import { type Content, contentReads } from '../open-content.ts'
import { Platform } from '../platform.ts'
import { type Post, parsePost } from '../posts/post.ts'
import { idByNameQuery, jobQuery, postQuery } from '../queries.ts'
import { found, mapRead, type Read, type Reader } from '../read.ts'
import type { ContentSource } from '../source.ts'
import { subscribeToChanges } from './subscribe-to-changes.ts'

/** A document that can be previewed, by its published ID. */
export interface DraftReference {
  type: 'blog' | 'job'
  id: string
}

/** A document with its unpublished changes. */
export type Draft = { type: 'blog'; post: Post } | { type: 'job'; job: Job }

/** A preview request of Sanity Studio, authorized by a secret that it wrote into the dataset. */
interface DraftRequest {
  /** The path of the published page, with its query. */
  path: string
  /** The origin of the Studio. */
  studioOrigin?: string
  /** The document of the secret. */
  secretId: string
}

/** Who last wrote a document, and when. */
interface Authorship {
  userId: string
  writtenAt: Date
}

/** Unpublished content. Callers must authorize the reader: nothing here does. */
export interface Drafts {
  /** The site as it would be if every draft were published now, read again each time. Never throws. */
  content: Content
  /** Never throws. */
  read(document: DraftReference): Promise<Read<Draft>>
  /** The ID of the document of a type with this `_id`, or with this slug in its draft. Never throws. */
  idOf(type: DraftReference['type'], name: string): Promise<Read<string>>
  /**
   * Calls back once it follows one document, or all content if none is given, and after each change.
   * Returns the unsubscribe function.
   */
  subscribe(
    document: DraftReference | undefined,
    listener: { onChange(): void; onEnd(): void },
  ): () => void
  /**
   * The request in a preview URL of the Studio, if its secret is valid and not the one that shares previews
   * with everyone. Never throws.
   */
  verifyPreviewRequest(url: string): Promise<Read<DraftRequest>>
  /** Who last wrote a document, by the platform's own record. Never throws. */
  authorshipOf(id: string): Promise<Read<Authorship>>
}

/** A secret that belongs to one preview: `validatePreviewUrl` also accepts the one that is shared. */
const ownSecretQuery = '*[_type == "sanity.previewUrlSecret" && secret == $secret][0]._id'
/** A line of the platform's history. */
const transaction = z.object({ author: z.string(), timestamp: z.coerce.date() })

/**
 * The drafts of one source, read with its token.
 * @param source with a token that may read drafts
 */
export function openDrafts(
  source: ContentSource & { token: string },
  { categories, log }: { categories: readonly string[]; log: ContentLog },
): Drafts {
  const platform = new Platform(source, 'drafts')
  const raw = platform.client.withConfig({ perspective: 'raw' })

  /** The outcome of a read: null is missing; an error is logged, and is unreachable. */
  const attempt = async <T>(
    detail: object,
    failure: string,
    read: () => Promise<T | null>,
  ): Promise<Read<T>> => {
    try {
      const value = await read()
      return value === null ? { state: 'missing' } : found(value)
    } catch (error) {
      log.warn({ ...detail, reason: reasonOf(error) }, failure)
      return { state: 'unreachable' }
    }
  }
  const post = (id: string) =>
    attempt({ document: id }, 'draft not read', async () => {
      const { result } = await platform.query(postQuery, { id })
      if (!result) return null
      // A new draft has no date until its editor gives it one.
      const dated = { ...result, date: result.date ?? result._updatedAt }
      const whole = parsePost(dated, source.images)
      return { ...whole, body: await highlightCode(whole.body, log) }
    })
  const job = (id: string) =>
    attempt({ document: id }, 'draft not read', async () => {
      const { result } = await platform.query(jobQuery, { id })
      if (!result) return null
      const posted = { ...result, postedAt: result.postedAt ?? result._updatedAt }
      const whole = parseJob(posted, source.images)
      return { ...whole, description: await highlightCode(whole.description, log) }
    })
  const idOf = (type: DraftReference['type'], name: string) =>
    attempt({ type, name }, 'draft not read', async () => {
      const { result } = await platform.query(idByNameQuery, { type, name })
      return result
    })

  /** Reads the draft that a name leads to, or else what it led to before. */
  const byName =
    <T>(
      type: DraftReference['type'],
      read: (id: string) => Promise<Read<T>>,
      fallback: (name: string) => Promise<Read<T>>,
    ) =>
    async (name: string): Promise<Read<T>> => {
      const id = await idOf(type, name)
      if (id.state === 'found') return read(id.value)
      return id.state === 'missing' ? fallback(name) : id
    }

  const uncached: Reader = async (query) => {
    try {
      const { result } = await query.fetch()
      return found(await query.parse(result))
    } catch (error) {
      log.warn({ query: query.key, reason: reasonOf(error) }, 'drafts not read')
      return { state: 'unreachable' }
    }
  }
  const reads = contentReads({ platform, images: source.images, categories, log }).of(uncached)

  return {
    content: {
      ...reads,
      // Also those that have no date, or one to come.
      post: byName('blog', post, reads.post),
      job: byName('job', job, reads.job),
    },
    subscribe: (document, listener) => subscribeToChanges(platform.client, document?.id, listener),
    read: async ({ type, id }) =>
      type === 'blog'
        ? mapRead(await post(id), (draft) => ({ type, post: draft }))
        : mapRead(await job(id), (draft) => ({ type, job: draft })),
    idOf,
    verifyPreviewRequest: (url) =>
      attempt({}, 'preview secret not checked', async () => {
        const preview = await validatePreviewUrl(platform.client, url)
        if (!preview.isValid) return null
        const secret = new URL(url).searchParams.get(urlSearchParamPreviewSecret)
        const secretId = await raw.fetch<string | null>(ownSecretQuery, { secret })
        if (!secretId) return null
        const { redirectTo = '/', studioOrigin } = preview
        return { path: redirectTo, secretId, ...(studioOrigin ? { studioOrigin } : {}) }
      }),
    authorshipOf: (id) =>
      attempt({ document: id }, 'author not read', async () => {
        const { dataset } = platform.client.config()
        const record: unknown = await platform.client.request({
          url: `/data/history/${dataset}/transactions/${encodeURIComponent(id)}`,
          query: { excludeContent: 'true', reverse: 'true', limit: '1' },
        })
        const { author, timestamp } = transaction.parse(
          typeof record === 'string' ? JSON.parse(record) : record,
        )
        return { userId: author, writtenAt: timestamp }
      }),
  }
}
