import { DateTime, Path } from 'groq-js'

/** A point in time, as the evaluator has it; the type that groq-js gives has none of this. */
interface PointInTime {
  compareTo(other: PointInTime): number
  toString(): string
}

/** A pattern for ids, as `path()` makes it. */
interface PathPattern {
  matches(path: string): boolean
}

export function isPointInTime(value: unknown): value is PointInTime {
  return value instanceof DateTime
}

export function isPathPattern(value: unknown): value is PathPattern {
  return value instanceof Path
}
