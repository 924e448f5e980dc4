/** @returns the mean of the two in the middle, for an even number of values */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN
  return (lower + upper) / 2
}
export interface Difference {
  mean: number
  /** Infinite for a single pair. */
  standardError: number
}

/** The mean of the differences of pairs, and its standard error. */
export function meanDifference(ones: readonly number[], others: readonly number[]): Difference {
  const differences = ones.map((one, index) => one - (others[index] ?? Number.NaN))
  const count = differences.length
  const mean = sum(differences) / count
  if (count < 2) return { mean, standardError: Number.POSITIVE_INFINITY }
  const variance = sum(differences.map((difference) => (difference - mean) ** 2)) / (count - 1)
  return { mean, standardError: Math.sqrt(variance / count) }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
