import type { Draft } from '#content/drafts/drafts.ts'

/** Where a draft is when it is published. */
export function pageOf(draft: Draft): string {
  return draft.type === 'blog'
    ? `/blogs/${encodeURIComponent(draft.post.id)}`
    : `/careers/${encodeURIComponent(draft.job.id)}`
}
