import { type Draft, postPath } from '#content/index.ts'

/** The path that a draft gets when it's published. */
export function pageOf(draft: Draft): string {
  return draft.type === 'blog'
    ? postPath(draft.post)
    : `/careers/${encodeURIComponent(draft.job.id)}`
}
