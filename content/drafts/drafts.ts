import { validatePreviewUrl } from '@sanity/preview-url-secret'
import { highlightBody } from '../highlight/highlight-body.ts'
import { type Job, parseJob } from '../jobs/job.ts'
import { Platform } from '../platform.ts'
import { type Post, parsePost } from '../posts/post.ts'
import { jobQuery, postIdByNameQuery, postQuery } from '../queries.ts'
import { found, type Read } from '../read.ts'
import { type ContentLog, type ContentSource, reasonOf } from '../source.ts'
import { followDocument } from './follow-document.ts'

/** A document that can be previewed, by its published id. */
export interface DraftAddress {
  type: 'blog' | 'job'
  id: string
}

/** A document as it would be if its draft were published now. */
export type Draft = { type: 'blog'; post: Post } | { type: 'job'; job: Job }

/** What an editor's tool asked for, by a secret that it wrote into the dataset. */
export interface DraftRequest {
  /** The path of the published page, with its query. */
  path: string
  /** Where the editor's tool runs. */
  studioOrigin?: string
}

/** What nobody has published yet. Only for those who may see it: nothing here asks who reads. */
export interface Drafts {
  /** Never throws. */
  read(address: DraftAddress): Promise<Read<Draft>>
  /** The id of the post that a name leads to: its `_id`, or its slug in the draft. Never throws. */
  postId(name: string): Promise<Read<string>>
  /** Calls back after each change of a document, from the first look on. Returns what ends it. */
  follow(address: DraftAddress, listener: { onChange(): void; onEnd(): void }): () => void
  /** What a preview address of the editor's tool asks for, if its secret is good. Never throws. */
  requested(address: string): Promise<Read<DraftRequest>>
}

/**
 * The drafts of one source, read with its token.
 * @param source with a token that may read drafts
 */
export function openDrafts(source: ContentSource & { token: string }, log: ContentLog): Drafts {
  const platform = new Platform(source, 'drafts')

  const post = async (id: string): Promise<Draft | null> => {
    const { result } = await platform.ask(postQuery, { id })
    if (!result) return null
    // A new draft has no date until its editor gives it one.
    const dated = { ...result, date: result.date ?? result._updatedAt }
    const whole = parsePost(dated, source.images)
    return { type: 'blog', post: { ...whole, body: await highlightBody(whole.body, log) } }
  }
  const job = async (id: string): Promise<Draft | null> => {
    const { result } = await platform.ask(jobQuery, { id })
    if (!result) return null
    return {
      type: 'job',
      job: parseJob({ ...result, postedAt: result.postedAt ?? result._updatedAt }),
    }
  }

  return {
    follow: ({ id }, listener) => followDocument(platform.client, id, listener),
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
        const { result } = await platform.ask(postIdByNameQuery, { name })
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
}
