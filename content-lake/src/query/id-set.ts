import { Path } from 'groq-js'

/** Document ids that a condition leaves. */
export interface IdSet {
  has(id: string): boolean
  /** How many there are at most; Infinity when they cannot be listed. */
  readonly size: number
  [Symbol.iterator](): Iterator<string>
}

/** The ids that a test holds for. */
export function idsWhere(has: (id: string) => boolean): IdSet {
  return { has, size: Number.POSITIVE_INFINITY, [Symbol.iterator]: () => [][Symbol.iterator]() }
}

/** The ids in any of the sets. */
export function union(sets: readonly IdSet[]): IdSet {
  return {
    has: (id) => sets.some((set) => set.has(id)),
    size: sets.reduce((sum, { size }) => sum + size, 0),
    [Symbol.iterator]: () => new Set(sets.flatMap((set) => [...set])).values(),
  }
}

/** The ids in all of the sets. */
export function intersection(sets: readonly IdSet[]): IdSet {
  const [smallest, ...others] = sets.toSorted((a, b) => a.size - b.size)
  if (!smallest) return idsWhere(() => true)
  const inOthers = (id: string) => others.every((set) => set.has(id))
  return {
    has: (id) => smallest.has(id) && inOthers(id),
    size: smallest.size,
    [Symbol.iterator]: () => [...smallest].filter(inOthers).values(),
  }
}

/**
 * A set of ids as a value inside a query. To the evaluator it is a path pattern: the one kind of
 * value that answers `in` without a search through a list.
 */
export class IdSetValue extends Path {
  readonly ids: IdSet

  constructor(ids: IdSet) {
    super('')
    this.ids = ids
  }

  matches(id: string): boolean {
    return this.ids.has(id)
  }
}
