/** A stored document with slugs, not validated. */
type Stored = Readonly<Record<string, unknown>>

/**
 * The slugs under which a document could be found before, oldest first: those that either version lists,
 * and the published version's own where the next one has another. Never the next one's own.
 * @param published the document as it is on the site; undefined for one that is not there
 * @param next the document as it is going to be
 * @returns undefined when `next` lists them already
 */
export function formerSlugsAfter(
  published: Stored | undefined,
  next: Stored,
): string[] | undefined {
  const slugs = [...listed(published), ...listed(next), slugOf(published)].filter(isSlug)
  const former = [...new Set(slugs)].filter((slug) => slug !== slugOf(next))
  const known = listed(next)
  const isListed = former.length === known.length && former.every((slug) => known.includes(slug))
  return isListed ? undefined : former
}

function slugOf(document: Stored | undefined): unknown {
  const slug = document?.slug
  return typeof slug === 'object' && slug !== null && 'current' in slug ? slug.current : undefined
}

function listed(document: Stored | undefined): unknown[] {
  return Array.isArray(document?.formerSlugs) ? document.formerSlugs : []
}

function isSlug(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}
