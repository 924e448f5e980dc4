import type { DocumentDefinition, ValidationContext } from '@sanity/types'
import type { DocumentIdentity } from '../document-path.ts'
import type { ImageField } from '../image-field.ts'
import type { ImageUse } from '../image-variants.ts'
import type { Picture } from '../picture.ts'
import type {} from '../sanity.types.ts'
import { apiVersion } from './api-version.ts'

/** A page that shows a document. */
interface Location {
  title: string
  /** A path on this site. */
  href: string
}

/** What the editor needs of a document type. */
export interface DocumentType {
  schema: DocumentDefinition & { title: string }
  /** Its list in the editor, in the order of the schema's first ordering. */
  list: { title: string; places?: Places }
  /** Where the site shows a document, for the Presentation tool. */
  locations: {
    /** The fields that it depends on, by name. */
    select: Record<string, string>
    resolve(fields: Readonly<Record<string, unknown>>): Location[]
  }
  /** Which document the Presentation tool opens next to a page: a filter with the parameters of a path. */
  mainDocuments?: readonly { route: string; filter: string }[]
  /** The path of a document's own page, by its published ID. */
  pathOf?(id: string): string
}

/** Lists on the site that a document can be in. The editor has a list for each. */
interface Places {
  all: readonly { title: string; value: string }[]
  /** GROQ: the documents that are in `$place`. */
  filter: string
  /** The fields of a new document in a place. */
  initialValue(place: string | undefined): Record<string, unknown>
}

/** Marks which field a text or element shows, for the Presentation tool. A path is from the document's root. */
export interface Marker {
  /** Adds an invisible note of its field to a text. */
  text(text: string, path: string): string
  /** The `data-sanity` attribute of an element that shows the field. */
  element(path: string): string
}

/** Builds the picture of an image field. */
export interface ParseContext {
  picture(image: ImageField, use: ImageUse): Picture
}

/** A document type that the site reads as a whole list. */
export interface SiteContentType<T extends { id: string }> extends DocumentType {
  query: keyof SanityQueries
  /** Parses one document of the result. @throws ZodError when it cannot be shown */
  parse(document: { _id: string }, context: ParseContext): T
  /** Marks what pages show of it. */
  mark(one: T, marker: Marker): T
  /** When the site next shows something else without an edit (ms since the epoch); Infinity for never. */
  nextChange?(all: readonly T[], now: number): number
}

type ListQuery = {
  [Q in keyof SanityQueries]: SanityQueries[Q] extends readonly { _id: string }[] ? Q : never
}[keyof SanityQueries]

interface Definition<Q extends ListQuery, T extends { id: string }> extends SiteContentType<T> {
  query: Q
  parse(document: SanityQueries[Q][number], context: ParseContext): T
}

/** The same type, checked: its parser takes what TypeGen found its query to return. */
export function siteContentType<Q extends ListQuery, T extends { id: string }>(
  type: Definition<Q, T>,
): SiteContentType<T> {
  return type
}

/** Marks texts that have the names of their fields. */
export function markTexts<T extends object, K extends keyof T & string>(
  one: T,
  names: readonly K[],
  marker: Marker,
): T {
  const marked = names.flatMap((name) => {
    const text = one[name]
    return typeof text === 'string' ? [[name, marker.text(text, name)]] : []
  })
  return { ...one, ...Object.fromEntries(marked) }
}

/** Always the same page. */
export function locatedAt(title: string, href: string): DocumentType['locations'] {
  return { select: { id: '_id' }, resolve: () => [{ title, href }] }
}

/** The page of its own that each document has. */
export function locatedAtPath(
  pathOf: (document: DocumentIdentity) => string,
): DocumentType['locations'] {
  return {
    select: { title: 'title', id: '_id', slug: 'slug.current' },
    resolve({ title, id, slug }) {
      const own = typeof slug === 'string' && slug !== '' ? { slug } : {}
      const href = pathOf({ id: publishedId(id), ...own })
      return [{ title: typeof title === 'string' ? title : 'Untitled', href }]
    },
  }
}

/** The client of a validation, which sees documents as they will be: each draft instead of what is published. */
export function draftsClient({ getClient }: Pick<ValidationContext, 'getClient'>) {
  return getClient({ apiVersion }).withConfig({ perspective: 'drafts' })
}

/** The ID of a document without the prefix of drafts. */
export function publishedId(id: unknown): string {
  return String(id ?? '').replace(/^drafts\./, '')
}
