import { badRequest } from '../errors.ts'
import { isPublicId, isPublishedId } from '../store/document.ts'
import type { DocumentIndex } from '../store/document-index.ts'
import { LayeredView } from './layered-view.ts'
import { PlainView, type View } from './view.ts'

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
  if (layers.some((name) => name === 'raw' || !/^[\w-]+$/.test(name)))
    throw badRequest(`Invalid perspective: ${parameter}`)
  return layers.filter((name) => name !== 'published')
}

export function perspectiveKey(perspective: Perspective, audience: Audience): string {
  return `${audience}:${typeof perspective === 'string' ? perspective : `[${perspective.join()}]`}`
}

/** What `audience` sees in `perspective`. The public gets published documents whatever it asks for. */
export function createView(
  index: DocumentIndex,
  perspective: Perspective,
  audience: Audience,
): View {
  if (audience === 'public') return new PlainView(index, isPublicId)
  if (perspective === 'raw') return new PlainView(index, () => true)
  if (perspective === 'published') return new PlainView(index, isPublishedId)
  return new LayeredView(index, perspective)
}
