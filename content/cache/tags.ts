/**
 * Tags of what changed, or `all`. A tag is `type:blog`, `id:…` for a document, `tag:…` for a sync tag
 * of the platform, or `query:…` for one cached query.
 */
export type InvalidationTags = 'all' | readonly string[]

/** For results without sync tags: every event with sync tags may be about them. */
const UNTAGGED = 'tag:?'

/** The tags of a result, from its sync tags. */
export function fromSyncTags(syncTags: readonly string[]): string[] {
  return syncTags.length > 0 ? syncTags.map((tag) => `tag:${tag}`) : [UNTAGGED]
}

/** What an event with these sync tags invalidates. */
export function invalidatedBy(syncTags: readonly string[]): InvalidationTags {
  return syncTags.length > 0 ? [...fromSyncTags(syncTags), UNTAGGED] : 'all'
}

/** Whether invalidating these tags affects something with these dependencies; never if it has none. */
export function matchesTags(dependencies: ReadonlySet<string>, tags: InvalidationTags): boolean {
  if (tags === 'all') return dependencies.size > 0
  return tags.some((tag) => dependencies.has(tag))
}
