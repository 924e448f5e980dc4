import { badRequest } from '../errors.ts'
import { isPublicId, isPublishedId, type StoredDocument } from '../store/document.ts'
import type { DocumentIndex } from '../store/document-index.ts'
import { LayeredLens } from './layered-lens.ts'

/** Who asks: `editor` sent the token; `public` sent nothing and only ever sees published content. */
export type Audience = 'public' | 'editor'

/** `raw`, `published`, or the layers above published, the strongest first. */
export type Perspective = 'raw' | 'published' | readonly string[]

/** Which stored documents a perspective shows, and how. */
export interface Lens {
  /** The id under which a stored document shows, if it is the one that does; undefined for never. */
  shownId(storedId: string): string | undefined
  /** What shows under an id. */
  show(id: string): StoredDocument | undefined
  /** The stored document that shows under an id. */
  sourceOf(id: string): string | undefined
}

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
  if (layers.some((name) => name === 'raw' || !/^[\w-]+$/.test(name)))
    throw badRequest(`Invalid perspective: ${parameter}`)
  return layers.filter((name) => name !== 'published')
}

export function perspectiveKey(perspective: Perspective, audience: Audience): string {
  if (audience === 'public') return 'public'
  return typeof perspective === 'string' ? perspective : `[${perspective.join()}]`
}

/** What `audience` sees in `perspective`. The public gets published documents whatever it asks for. */
export function lensFor(index: DocumentIndex, perspective: Perspective, audience: Audience): Lens {
  if (audience === 'public') return plainLens(index, isPublicId)
  if (perspective === 'raw') return plainLens(index, () => true)
  if (perspective === 'published') return plainLens(index, isPublishedId)
  return new LayeredLens(index, perspective)
}

/** The documents as they are stored, without those that `keep` leaves out. */
function plainLens(index: DocumentIndex, keep: (id: string) => boolean): Lens {
  const sourceOf = (id: string) => (keep(id) ? id : undefined)
  return { shownId: sourceOf, sourceOf, show: (id) => (keep(id) ? index.get(id) : undefined) }
}
