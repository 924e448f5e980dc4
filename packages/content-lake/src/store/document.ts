export type JsonObject = { [key: string]: unknown }

/** A document as the platform keeps and answers it. Never changed in place: a write puts a new one. */
export interface StoredDocument {
  readonly _id: string
  readonly _type: string
  readonly _rev: string
  readonly _createdAt: string
  readonly _updatedAt: string
  readonly [attribute: string]: unknown
}

const draftPrefix = 'drafts.'
const versionPrefix = 'versions.'

export const isDraftId = (id: string) => id.startsWith(draftPrefix)
export const isVersionId = (id: string) => id.startsWith(versionPrefix)

/** An id outside drafts and release versions. */
export const isPublishedId = (id: string) => !isDraftId(id) && !isVersionId(id)

/** What a caller without a token may see: an id with a dot is in a path of its own, drafts included. */
export const isPublicId = (id: string) => !id.includes('.')

export const draftIdOf = (publishedId: string) => `${draftPrefix}${publishedId}`
export const versionIdOf = (release: string, publishedId: string) =>
  `${versionPrefix}${release}.${publishedId}`

/** The id that a draft or a release version is going to have once published. */
export function publishedIdOf(id: string): string {
  if (isDraftId(id)) return id.slice(draftPrefix.length)
  if (!isVersionId(id)) return id
  const afterRelease = id.indexOf('.', versionPrefix.length)
  return afterRelease === -1 ? id : id.slice(afterRelease + 1)
}

/** Order of query results without `order()`: by code unit, as the hosted platform does. */
export function compareIds(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
