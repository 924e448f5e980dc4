import type { InvalidationTags } from '#cache/index.ts'

/** For results without sync tags: every event with sync tags may be about them. */
const UNTAGGED = 'tag:?'

/**
 * The cache tags of a result, from the platform's sync tags: `tag:…` each. The other tags of content are
 * `type:blog`, `id:…` for a document, and `query:…` for one cached query.
 */
export function fromSyncTags(syncTags: readonly string[]): string[] {
  return syncTags.length > 0 ? syncTags.map((tag) => `tag:${tag}`) : [UNTAGGED]
}

/** What an event with these sync tags invalidates. */
export function invalidatedBy(syncTags: readonly string[]): InvalidationTags {
  return syncTags.length > 0 ? [...fromSyncTags(syncTags), UNTAGGED] : 'all'
}
