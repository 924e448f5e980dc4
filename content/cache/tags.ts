/**
 * What changed: everything, or what these words name. A word is `type:blog`, `id:…` for a document,
 * `tag:…` for a sync tag of the platform, or `read:…` for one read of ours.
 */
export type ContentChange = 'all' | readonly string[]

/** Stands for the tags of an answer that came without any: every tagged change may be about it. */
const untagged = 'tag:?'

/** The words that an answer's sync tags amount to. */
export function tagWords(tags: readonly string[]): string[] {
  return tags.length > 0 ? tags.map((tag) => `tag:${tag}`) : [untagged]
}

/** The change that an event with sync tags tells of. */
export function taggedChange(tags: readonly string[]): ContentChange {
  return tags.length > 0 ? [...tagWords(tags), untagged] : 'all'
}

/** Whether a change is about something that depends on these words. Nothing depends on no words. */
export function isTouched(dependencies: ReadonlySet<string>, change: ContentChange): boolean {
  if (change === 'all') return dependencies.size > 0
  return change.some((word) => dependencies.has(word))
}
