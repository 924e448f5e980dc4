import { normalize } from './clean-text.ts'
import { type DocumentIdentity, isUsableSlug } from './document-path.ts'
import type { ContentLog } from './log.ts'

/** The parts of a document that decide under which names it is found. */
export interface NamedDocument {
  _id: string
  _createdAt: string | null
  slug: string | null
  formerSlugs: readonly unknown[] | null
}

/**
 * Resolves names, like the last segment below `/blogs/`, to the documents of a type. If several claim a name, the
 * order of precedence keeps working URLs working: the document with this `_id`, with this slug, with this former slug; among equals
 * the one that was created first, then the smaller `_id`.
 */
export class DocumentNames {
  readonly #ids = new Set<string>()
  readonly #bySlug = new Map<string, string>()
  readonly #byFormerSlug = new Map<string, string>()
  /** By all names, in one spelling. */
  readonly #bySpelling = new Map<string, string>()
  /** Slugs that are invalid or lead to another document, each as a log detail. */
  readonly conflicts: readonly { document: string; slug: string; reason: string }[]

  constructor(documents: readonly NamedDocument[]) {
    const conflicts: { document: string; slug: string; reason: string }[] = []
    const inOrder = documents.toSorted(byAge)
    for (const { _id } of inOrder) this.#ids.add(_id)
    for (const { _id, slug } of inOrder) {
      if (!slug) continue
      const other = this.#ids.has(slug) && slug !== _id ? slug : this.#bySlug.get(slug)
      if (!isUsableSlug(slug)) {
        conflicts.push({ document: _id, slug, reason: 'not usable in a URL' })
      } else if (other) conflicts.push({ document: _id, slug, reason: `taken by ${other}` })
      else this.#bySlug.set(slug, _id)
    }
    for (const { _id, formerSlugs } of inOrder) {
      if (!Array.isArray(formerSlugs)) continue
      for (const slug of formerSlugs) {
        if (isUsableSlug(slug) && !this.#byFormerSlug.has(slug)) this.#byFormerSlug.set(slug, _id)
      }
    }
    this.conflicts = conflicts
    const ids = [...this.#ids].map((id) => [id, id] as const)
    for (const [name, id] of [...ids, ...this.#bySlug, ...this.#byFormerSlug]) {
      const spelled = inOneSpelling(name)
      if (!this.#bySpelling.has(spelled)) this.#bySpelling.set(spelled, id)
    }
  }

  /** The `_id` of the document that a name leads to, or undefined. Its case matters only between documents. */
  idOf(name: string): string | undefined {
    if (this.#ids.has(name)) return name
    return (
      this.#bySlug.get(name) ??
      this.#byFormerSlug.get(name) ??
      this.#bySpelling.get(inOneSpelling(name))
    )
  }

  /** A document's slug, if it leads to this document. */
  slugOf(id: string, slug: string | null | undefined): string | undefined {
    return slug && this.#bySlug.get(slug) === id ? slug : undefined
  }
}

/** A name in lowercase and composed letters: links are typed in other cases, and macOS decomposes accents. */
function inOneSpelling(name: string): string {
  return normalize(name, 'NFC').toLowerCase()
}

/** The same document, without the slug if it leads to another one. Without names, each slug leads to its own. */
export function withOwnSlug<D extends DocumentIdentity>(
  { slug, ...document }: D,
  names: DocumentNames | undefined,
) {
  const own = names ? names.slugOf(document.id, slug) : slug
  return { ...document, ...(own ? { slug: own } : {}) }
}

/** Logs each conflict once, and again only after it had been resolved. */
export function conflictReporter(log: ContentLog): (names: DocumentNames) => void {
  let reported = new Set<string>()
  return ({ conflicts }) => {
    const now = new Set(conflicts.map((conflict) => JSON.stringify(conflict)))
    for (const conflict of conflicts) {
      if (reported.has(JSON.stringify(conflict))) continue
      log.warn(conflict, 'slug not used: the _id is in the URL')
    }
    reported = now
  }
}

function byAge(one: NamedDocument, other: NamedDocument): number {
  const [a, b] = [one._createdAt ?? '', other._createdAt ?? '']
  if (a !== b) return a < b ? -1 : 1
  return one._id < other._id ? -1 : 1
}
