import { badRequest } from '../errors.ts'
import {
  draftIdOf,
  isDraftId,
  isPublicId,
  isPublishedId,
  isVersionId,
  publishedIdOf,
  versionIdOf,
} from '../store/document.ts'

/** The caller: `editor` has the token, `public` sees published content only. */
export type Audience = 'public' | 'editor'

/** `raw`, `published`, or a stack of layers above published, highest priority first. */
export type Perspective = 'raw' | 'published' | readonly string[]

/** The first API version whose default perspective is `published`. */
const publishedByDefaultSince = '2025-02-19'

/** Whether queries of an API version show published documents only, unless they name a perspective. */
export function isPublishedByDefault(apiVersion: string): boolean {
  return apiVersion === 'X' || (apiVersion.length === 10 && apiVersion >= publishedByDefaultSince)
}

/**
 * Parses the `perspective` parameter: `raw`, `published`, `drafts` (formerly `previewDrafts`), or
 * release names and `drafts`, comma-separated, highest priority first.
 * @throws HttpError 400
 */
export function parsePerspective(parameter: string | undefined, apiVersion: string): Perspective {
  if (!parameter) return isPublishedByDefault(apiVersion) ? 'published' : 'raw'
  if (parameter === 'raw' || parameter === 'published') return parameter
  const layers = parameter.split(',').map((name) => (name === 'previewDrafts' ? 'drafts' : name))
  if (layers.length > MAX_LAYERS || layers.some((name) => !/^[\w-]+$/.test(name) || name === 'raw'))
    throw badRequest(`Invalid perspective: ${parameter}`)
  return layers.filter((name) => name !== 'published')
}

const MAX_LAYERS = 20

/** Equal for perspectives in which an audience sees the same documents; for cache keys. */
export function perspectiveKey(perspective: Perspective, audience: Audience): string {
  if (audience === 'public') return 'public'
  return typeof perspective === 'string' ? perspective : `[${perspective.join()}]`
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
  return overlay(perspective)
}

/** Stored documents, filtered by `isShown`. */
function documentsWhere(isShown: (id: string) => boolean): PerspectiveRules {
  return {
    shownId: (id) => (isShown(id) ? id : undefined),
    storedIds: (id) => (isShown(id) ? [id] : []),
  }
}

/**
 * Documents as if drafts or a stack of releases were published: under their published ID, the first
 * layer that has one wins, then published.
 */
function overlay(layers: readonly string[]): PerspectiveRules {
  const isInLayer = (id: string) => {
    if (isDraftId(id)) return layers.includes('drafts')
    return !isVersionId(id) || layers.includes(id.split('.')[1] ?? '')
  }
  const idIn = (layer: string, id: string) =>
    layer === 'drafts' ? draftIdOf(id) : versionIdOf(layer, id)
  return {
    shownId: (id) => (isInLayer(id) ? publishedIdOf(id) : undefined),
    storedIds: (id) => (isPublishedId(id) ? [...layers.map((layer) => idIn(layer, id)), id] : []),
  }
}
