import { isPointInTime } from './evaluator-values.ts'

/**
 * How GROQ compares values (specification, Equality and Comparison), for what indexes hold. The
 * property tests compare it with the evaluator.
 */
const ranks: Readonly<Record<string, number>> = { datetime: 1, number: 2, string: 3, boolean: 4 }
const rankOfOthers = 100

function kindOf(value: unknown): string {
  return isPointInTime(value) ? 'datetime' : typeof value
}

const rankOf = (value: unknown) => ranks[kindOf(value)] ?? rankOfOthers

/** The order of `order()`: by kind first, and everything that has no order of its own alike. */
export function compareInOrder(a: unknown, b: unknown): number {
  return rankOf(a) - rankOf(b) || (compareInRange(a, b) ?? 0)
}

/** The order of `<` and its kin; undefined for values that cannot be compared. */
export function compareInRange(a: unknown, b: unknown): number | undefined {
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : a > b ? 1 : 0
  if (typeof a === 'number' && typeof b === 'number') return a - b
  if (typeof a === 'boolean' && typeof b === 'boolean') return Number(a) - Number(b)
  return isPointInTime(a) && isPointInTime(b) ? a.compareTo(b) : undefined
}

/** Whether a value can stand in a comparison with `<` at all. */
export function isComparable(value: unknown): boolean {
  return rankOf(value) !== rankOfOthers
}

export type RangeOperator = '<' | '<=' | '>' | '>='

/**
 * Where a value stands, in the order of `order()`, to the values that a range takes in: negative for
 * before them, 0 for one of them. Only values of the bound's kind are in a range.
 */
export function sideOfRange(value: unknown, operator: RangeOperator, bound: unknown): number {
  const kinds = rankOf(value) - rankOf(bound)
  if (kinds !== 0) return kinds
  const difference = compareInRange(value, bound) ?? 0
  const isOutside = difference === 0 && operator.length === 1
  if (operator.startsWith('>')) return difference < 0 || isOutside ? -1 : 0
  return difference > 0 || isOutside ? 1 : 0
}

/**
 * A text that two values share when, and only when, `==` holds between them. Undefined for objects
 * and lists, which equal nothing.
 */
export function equalityKey(value: unknown): string | undefined {
  if (value === null || value === undefined) return 'null'
  if (isPointInTime(value)) return `datetime ${value.toString()}`
  if (typeof value === 'object') return undefined
  // Adding nothing makes -0 the 0 that it equals.
  return `${typeof value} ${typeof value === 'number' ? value + 0 : value}`
}
