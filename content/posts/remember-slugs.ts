import { formerSlugsAfter } from '#studio/schema/former-slugs.ts'

interface StoredDocument {
  readonly _id: string
  readonly _type: string
  readonly [field: string]: unknown
}

/**
 * The embedded platform's trigger for posts: whoever changes the slug of a published post, in the
 * editor or by the API, its former slug is kept with it in the same transaction.
 * @returns the field to set, or undefined when nothing is to be kept
 */
export function rememberSlugs(
  before: StoredDocument | undefined,
  after: StoredDocument | undefined,
): { formerSlugs: string[] } | undefined {
  // An id with a dot is a draft or a version of a release: nobody could find it by its slug.
  if (!before || after?._type !== 'blog' || after._id.includes('.')) return undefined
  const formerSlugs = formerSlugsAfter(before, after)
  return formerSlugs && { formerSlugs }
}
