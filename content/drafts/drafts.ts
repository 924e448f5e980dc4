import { validatePreviewUrl } from '@sanity/preview-url-secret'
import { highlightCode } from '#blocks/index.server.ts'
import { type Job, parseJob } from '../jobs/job.ts'
import { type ContentLog, reasonOf } from '../log.ts'
import { type Content, contentReads } from '../open-content.ts'
import { Platform } from '../platform.ts'
import { type Post, parsePost } from '../posts/post.ts'
import { jobQuery, postIdByNameQuery, postQuery } from '../queries.ts'
import { found, type Read, type Reader } from '../read.ts'
import type { ContentSource } from '../source.ts'
import { followChanges } from './follow-changes.ts'

/** A document that can be previewed, by its published id. */
export interface DraftAddress {
  type: 'blog' | 'job'
  id: string
}

/** A document with its unpublished changes. */
export type Draft = { type: 'blog'; post: Post } | { type: 'job'; job: Job }

/** A preview request of Sanity Studio, authorized by a secret that it wrote into the dataset. */
export interface DraftRequest {
  /** The path of the published page, with its query. */
  path: string
  /** The origin of the Studio. */
  studioOrigin?: string
}

/** Unpublished content. Callers must authorize the reader: nothing here does. */
export interface Drafts {
  /** The site as it would be if every draft were published now: read anew each time. Never throws. */
  content: Content
  /** Never throws. */
  read(address: DraftAddress): Promise<Read<Draft>>
  /** The id of the post with this `_id`, or with this slug in its draft. Never throws. */
  postId(name: string): Promise<Read<string>>
  /**
   * Calls back once it follows one document, or without an address all content, and after each change.
   * Returns the unsubscribe function.
   */
  follow(
    address: DraftAddress | undefined,
    listener: { onChange(): void; onEnd(): void },
  ): () => void
  /** The request in a preview URL of the Studio, if its secret is valid. Never throws. */
  requested(address: string): Promise<Read<DraftRequest>>
}

/**
 * The drafts of one source, read with its token.
 * @param source with a token that may read drafts
 */
export function openDrafts(
  source: ContentSource & { token: string },
  { categories, log }: { categories: readonly string[]; log: ContentLog },
): Drafts {
  const platform = new Platform(source, 'drafts')

  const post = async (id: string): Promise<Draft | null> => {
    const { result } = await platform.query(postQuery, { id })
    if (!result) return null
    // A new draft has no date until its editor gives it one.
    const dated = { ...result, date: result.date ?? result._updatedAt }
    const whole = parsePost(dated, source.images)
    return { type: 'blog', post: { ...whole, body: await highlightCode(whole.body, log) } }
  }
  const job = async (id: string): Promise<Draft | null> => {
    const { result } = await platform.query(jobQuery, { id })
    if (!result) return null
    return {
      type: 'job',
      job: parseJob({ ...result, postedAt: result.postedAt ?? result._updatedAt }),
    }
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

  const drafts: Drafts = {
    content: {
      ...reads,
      /** Also one that has no date, or one to come. */
      async post(name) {
        const id = await drafts.postId(name)
        if (id.state !== 'found') return id.state === 'missing' ? reads.post(name) : id
        const draft = await drafts.read({ type: 'blog', id: id.value })
        return draft.state === 'found' && draft.value.type === 'blog'
          ? found(draft.value.post)
          : { state: draft.state === 'unreachable' ? 'unreachable' : 'missing' }
      },
      async job(id) {
        const draft = await drafts.read({ type: 'job', id })
        return draft.state === 'found' && draft.value.type === 'job'
          ? found(draft.value.job)
          : { state: draft.state === 'unreachable' ? 'unreachable' : 'missing' }
      },
    },
    follow: (address, listener) => followChanges(platform.client, address?.id, listener),
    async read({ type, id }) {
      try {
        const draft = await (type === 'blog' ? post(id) : job(id))
        return draft ? found(draft) : { state: 'missing' }
      } catch (error) {
        log.warn({ document: id, reason: reasonOf(error) }, 'draft not read')
        return { state: 'unreachable' }
      }
    },
    async postId(name) {
      try {
        const { result } = await platform.query(postIdByNameQuery, { name })
        return result ? found(result) : { state: 'missing' }
      } catch (error) {
        log.warn({ post: name, reason: reasonOf(error) }, 'draft not read')
        return { state: 'unreachable' }
      }
    },
    async requested(address) {
      try {
        const { isValid, redirectTo, studioOrigin } = await validatePreviewUrl(
          platform.client,
          address,
        )
        if (!isValid) return { state: 'missing' }
        return found({ path: redirectTo ?? '/', ...(studioOrigin ? { studioOrigin } : {}) })
      } catch (error) {
        log.warn({ reason: reasonOf(error) }, 'preview secret not checked')
        return { state: 'unreachable' }
      }
    },
  }
  return drafts
}
