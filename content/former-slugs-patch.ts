import { formerSlugsAfter } from './document-types/former-slugs.ts'
import { documentTypes } from './document-types/index.ts'

const typesWithSlugs = Object.values(documentTypes)
  .filter(({ schema }) => schema.fields.some(({ name }) => name === 'formerSlugs'))
  .map(({ schema }) => schema.name)

interface StoredDocument {
  readonly _id: string
  readonly _type: string
  readonly [field: string]: unknown
}

/**
 * The embedded platform's trigger for documents that list their former slugs. When the slug of a published
 * one changes, in the editor or through the API, the former slug is stored in the same transaction.
 * @returns the field to set, or undefined when there is nothing to store
 */
export function formerSlugsPatch(
  before: StoredDocument | undefined,
  after: StoredDocument | undefined,
): { formerSlugs: string[] } | undefined {
  // An ID with a dot is a draft or a release version: it has no public URL.
  if (!before || !after || !typesWithSlugs.includes(after._type) || after._id.includes('.')) {
    return undefined
  }
  const formerSlugs = formerSlugsAfter(before, after)
  return formerSlugs && { formerSlugs }
}
