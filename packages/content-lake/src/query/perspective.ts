import { badRequest } from '../errors.ts'
import {
  draftIdOf,
  isPublicId,
  isPublishedId,
  isVersionId,
  publishedIdOf,
} from '../store/document.ts'

/** The caller: `editor` has the token, `public` sees published content only. */
export type Audience = 'public' | 'editor'

/** What a query sees: everything, published documents, or drafts as if they were published. */
export type Perspective = 'raw' | 'published' | 'drafts'

/** The first API version whose default perspective is `published`. */
const publishedByDefaultSince = '2025-02-19'

/** Whether queries of an API version show published documents only, unless they name a perspective. */
export function isPublishedByDefault(apiVersion: string): boolean {
  return apiVersion === 'X' || (apiVersion.length === 10 && apiVersion >= publishedByDefaultSince)
}

/**
 * Parses the `perspective` parameter: `raw`, `published`, or `drafts` (formerly `previewDrafts`), alone or
 * above `published`.
 * @throws HttpError 400
 */
export function parsePerspective(parameter: string | undefined, apiVersion: string): Perspective {
  if (!parameter) return isPublishedByDefault(apiVersion) ? 'published' : 'raw'
  if (parameter === 'raw' || parameter === 'published') return parameter
  const [first, ...others] = parameter.split(',')
  const isDrafts = first === 'drafts' || first === 'previewDrafts'
  if (!isDrafts || others.some((name) => name !== 'published'))
    throw badRequest(`Invalid perspective: ${parameter}`)
  return 'drafts'
}

/** Equal for perspectives in which an audience sees the same documents; for cache keys. */
export function perspectiveKey(perspective: Perspective, audience: Audience): string {
  return audience === 'public' ? 'public' : perspective
}

/** Maps stored documents to visible ones. */
export interface PerspectiveRules {
  /** The visible ID of a stored document, if it wins; undefined if it is never visible. */
  shownId(storedId: string): string | undefined
  /** The stored IDs that can be visible under an ID, highest priority first. */
  storedIds(shownId: string): readonly string[]
}

/** What `audience` sees in `perspective`. The public always gets `published`. */
export function rulesOf(perspective: Perspective, audience: Audience): PerspectiveRules {
  if (audience === 'public') return documentsWhere(isPublicId)
  if (perspective === 'raw') return documentsWhere(() => true)
  if (perspective === 'published') return documentsWhere(isPublishedId)
  return overlay
}

/** Stored documents, filtered by `isShown`. */
function documentsWhere(isShown: (id: string) => boolean): PerspectiveRules {
  return {
    shownId: (id) => (isShown(id) ? id : undefined),
    storedIds: (id) => (isShown(id) ? [id] : []),
  }
}

/** Documents as if drafts were published: under the published ID, the draft wins. */
const overlay: PerspectiveRules = {
  shownId: (id) => (isVersionId(id) ? undefined : publishedIdOf(id)),
  storedIds: (id) => (isPublishedId(id) ? [draftIdOf(id), id] : []),
}
