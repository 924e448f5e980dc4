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

/** Who asks: `editor` sent the token; `public` sent nothing and only ever sees published content. */
export type Audience = 'public' | 'editor'

/** `raw`, `published`, or the layers above published, the strongest first. */
export type Perspective = 'raw' | 'published' | readonly string[]

/** The first API version whose queries answer published content unless asked otherwise. */
const publishedByDefaultSince = '2025-02-19'

export function isPublishedByDefault(apiVersion: string): boolean {
  return apiVersion === 'X' || (apiVersion.length === 10 && apiVersion >= publishedByDefaultSince)
}

/**
 * Reads the `perspective` parameter: `raw`, `published`, `drafts` (formerly `previewDrafts`), or
 * release names and `drafts`, comma-separated, the strongest first.
 * @throws HttpError 400 on anything else.
 */
export function parsePerspective(parameter: string | null, apiVersion: string): Perspective {
  if (!parameter) return isPublishedByDefault(apiVersion) ? 'published' : 'raw'
  if (parameter === 'raw' || parameter === 'published') return parameter
  const layers = parameter.split(',').map((name) => (name === 'previewDrafts' ? 'drafts' : name))
  if (layers.length > mostLayers || layers.some((name) => !/^[\w-]+$/.test(name) || name === 'raw'))
    throw badRequest(`Invalid perspective: ${parameter}`)
  return layers.filter((name) => name !== 'published')
}

const mostLayers = 20

export function perspectiveKey(perspective: Perspective, audience: Audience): string {
  if (audience === 'public') return 'public'
  return typeof perspective === 'string' ? perspective : `[${perspective.join()}]`
}

/** Which stored documents a perspective shows, and under which ids. */
export interface PerspectiveRules {
  /** The id under which a stored document shows, if it is the one that does; undefined for never. */
  shownId(storedId: string): string | undefined
  /** The stored documents that may show under an id, the one that wins first. */
  storedIds(shownId: string): readonly string[]
}

/** What `audience` sees in `perspective`. The public gets published documents whatever it asks for. */
export function rulesOf(perspective: Perspective, audience: Audience): PerspectiveRules {
  if (audience === 'public') return documentsWhere(isPublicId)
  if (perspective === 'raw') return documentsWhere(() => true)
  if (perspective === 'published') return documentsWhere(isPublishedId)
  return overlay(perspective)
}

/** The documents as they are stored, without those that `isShown` leaves out. */
function documentsWhere(isShown: (id: string) => boolean): PerspectiveRules {
  return {
    shownId: (id) => (isShown(id) ? id : undefined),
    storedIds: (id) => (isShown(id) ? [id] : []),
  }
}

/**
 * The documents as they would be once drafts, or a stack of releases, were published: under their
 * published id, the first layer that has one wins; published is below them all.
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
