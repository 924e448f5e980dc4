export type JsonObject = { [key: string]: unknown }

/** A stored document. Immutable: a write replaces it. */
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

const isDraftId = (id: string) => id.startsWith(draftPrefix)
export const isVersionId = (id: string) => id.startsWith(versionPrefix)

/** An ID that is neither a draft's nor a release version's. */
export const isPublishedId = (id: string) => !isDraftId(id) && !isVersionId(id)

/** Without a token, IDs with a dot are hidden: they are under a path, as drafts are. */
export const isPublicId = (id: string) => !id.includes('.')

export const draftIdOf = (publishedId: string) => `${draftPrefix}${publishedId}`

/** The published ID of a draft or a release version. */
export function publishedIdOf(id: string): string {
  if (isDraftId(id)) return id.slice(draftPrefix.length)
  if (!isVersionId(id)) return id
  const afterRelease = id.indexOf('.', versionPrefix.length)
  return afterRelease === -1 ? id : id.slice(afterRelease + 1)
}

/** The order of query results without `order()`: by code unit, like the hosted platform. */
export function compareIds(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** Parses JSON that this package wrote to its database, which is trusted and so not validated. */
export function parseStored<T>(json: string): T {
  return JSON.parse(json)
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
