import type { ContentLog } from '../log.ts'
import { isUsableSlug } from './post-path.ts'

/** The parts of a post that decide under which names it is found. */
export interface NamedPost {
  _id: string
  _createdAt: string | null
  slug: string | null
  formerSlugs: readonly unknown[] | null
}

/**
 * Resolves names below `/blogs/` to posts. If several posts claim a name, the order of precedence keeps
 * working URLs working: the post with this `_id`, with this slug, with this former slug; among equals
 * the one that was created first, then the smaller `_id`.
 */
export class PostNames {
  readonly #ids = new Set<string>()
  readonly #bySlug = new Map<string, string>()
  readonly #byFormerSlug = new Map<string, string>()
  /** Slugs that are invalid or lead to another post, each as a log detail. */
  readonly conflicts: readonly { document: string; slug: string; reason: string }[]

  constructor(posts: readonly NamedPost[]) {
    const conflicts: { document: string; slug: string; reason: string }[] = []
    const inOrder = posts.toSorted(byAge)
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
  }

  /** The `_id` of the post that a name leads to, or undefined. */
  idOf(name: string): string | undefined {
    if (this.#ids.has(name)) return name
    return this.#bySlug.get(name) ?? this.#byFormerSlug.get(name)
  }

  /** A post's slug, if it leads to this post. */
  slugOf(id: string, slug: string | null | undefined): string | undefined {
    return slug && this.#bySlug.get(slug) === id ? slug : undefined
  }
}

/** Logs each conflict once, and again only after it had been resolved. */
export function conflictReporter(log: ContentLog): (names: PostNames) => void {
  let reported = new Set<string>()
  return ({ conflicts }) => {
    const now = new Set(conflicts.map((conflict) => JSON.stringify(conflict)))
    for (const conflict of conflicts) {
      if (reported.has(JSON.stringify(conflict))) continue
      log.warn(conflict, 'slug of a post not used: its _id is used in its URL')
    }
    reported = now
  }
}

function byAge(one: NamedPost, other: NamedPost): number {
  const [a, b] = [one._createdAt ?? '', other._createdAt ?? '']
  if (a !== b) return a < b ? -1 : 1
  return one._id < other._id ? -1 : 1
}
