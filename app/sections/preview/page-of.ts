import type { Draft } from '#content/drafts/drafts.ts'
import { postPath } from '#content/posts/post-address.ts'

/** Where a draft is when it is published. */
export function pageOf(draft: Draft): string {
  return draft.type === 'blog'
    ? postPath(draft.post)
    : `/careers/${encodeURIComponent(draft.job.id)}`
}
