import { type Draft, postPath } from '#content/index.ts'

/** The path of a draft once it is published. */
export function pageOf(draft: Draft): string {
  return draft.type === 'blog'
    ? postPath(draft.post)
    : `/careers/${encodeURIComponent(draft.job.id)}`
}
