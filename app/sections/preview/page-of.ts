import type { Draft } from '#content/drafts/drafts.ts'
import { postPath } from '#content/posts/post-address.ts'

/** The path of a draft once it is published. */
export function pageOf(draft: Draft): string {
  return draft.type === 'blog'
    ? postPath(draft.post)
    : `/careers/${encodeURIComponent(draft.job.id)}`
}
