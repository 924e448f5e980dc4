import type { ContentLog } from '../source.ts'
import { isUsableSlug } from './post-address.ts'

/** What of a post decides by which names it is found. */
export interface NamedPost {
  _id: string
  _createdAt: string | null
  slug: string | null
  formerSlugs: readonly unknown[] | null
}

/**
 * Which post each name below `/blogs/` leads to. Where several claim one name, it is decided in this
 * order, so that an address that works goes on working: the post whose `_id` it is, whose slug it is,
 * whose slug it was; among equals the one that was created first, then the smaller `_id`.
 */
export class PostNames {
  readonly #ids = new Set<string>()
  readonly #bySlug = new Map<string, string>()
  readonly #byFormerSlug = new Map<string, string>()
  /** Slugs that lead to no post of theirs, or to another one, each as a line for the log. */
  readonly conflicts: readonly { document: string; slug: string; reason: string }[]

  constructor(posts: readonly NamedPost[]) {
    const conflicts: { document: string; slug: string; reason: string }[] = []
    const inOrder = posts.toSorted(byAge)
    for (const { _id } of inOrder) this.#ids.add(_id)
    for (const { _id, slug } of inOrder) {
      if (!slug) continue
      const other = this.#ids.has(slug) && slug !== _id ? slug : this.#bySlug.get(slug)
      if (!isUsableSlug(slug)) {
        conflicts.push({ document: _id, slug, reason: 'no part of an address' })
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

  /** The `_id` of the post that a name leads to; undefined where no post is known by it. */
  idOf(name: string): string | undefined {
    if (this.#ids.has(name)) return name
    return this.#bySlug.get(name) ?? this.#byFormerSlug.get(name)
  }

  /** A post's slug, if it leads to this post. */
  slugOf(id: string, slug: string | null | undefined): string | undefined {
    return slug && this.#bySlug.get(slug) === id ? slug : undefined
  }
}

/** Names each conflict in the log once, until it is another one. */
export function conflictReporter(log: ContentLog): (names: PostNames) => void {
  let reported = new Set<string>()
  return ({ conflicts }) => {
    const now = new Set(conflicts.map((conflict) => JSON.stringify(conflict)))
    for (const conflict of conflicts) {
      if (reported.has(JSON.stringify(conflict))) continue
      log.warn(conflict, 'slug of a post not used: its _id is its address')
    }
    reported = now
  }
}

function byAge(one: NamedPost, other: NamedPost): number {
  const [a, b] = [one._createdAt ?? '', other._createdAt ?? '']
  if (a !== b) return a < b ? -1 : 1
  return one._id < other._id ? -1 : 1
}
