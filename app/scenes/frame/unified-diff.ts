export interface DiffLine {
  text: string
  /** The line's number in the code before the change; none on an added line. */
  number?: number
  change?: 'removed' | 'added'
}

/**
 * Two versions of a text as one list of lines, using their longest common subsequence. In a run of changed
 * lines, removed lines come before added ones.
 * @param firstLine the number of the first line of `before`
 */
export function unifiedDiff(before: string, after: string, firstLine = 1): DiffLine[] {
  const old = before.split('\n')
  const next = after.split('\n')
  const common = commonLengths(old, next)
  const lines: DiffLine[] = []
  let i = 0
  let j = 0
  while (i < old.length || j < next.length) {
    const text = old[i]
    if (text !== undefined && text === next[j]) {
      lines.push({ text, number: firstLine + i })
      i++
      j++
    } else if (text !== undefined && lengthAt(common, i + 1, j) >= lengthAt(common, i, j + 1)) {
      lines.push({ text, number: firstLine + i, change: 'removed' })
      i++
    } else {
      lines.push({ text: next[j] ?? '', change: 'added' })
      j++
    }
  }
  return lines
}

/** Cell `[i][j]` is the length of the longest common subsequence of `old` from `i` and `next` from `j`. */
function commonLengths(old: readonly string[], next: readonly string[]): number[][] {
  const lengths = Array.from({ length: old.length + 1 }, () =>
    Array<number>(next.length + 1).fill(0),
  )
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = next.length - 1; j >= 0; j--) {
      const row = lengths[i]
      if (!row) continue
      row[j] =
        old[i] === next[j]
          ? lengthAt(lengths, i + 1, j + 1) + 1
          : Math.max(lengthAt(lengths, i + 1, j), lengthAt(lengths, i, j + 1))
    }
  }
  return lengths
}

const lengthAt = (lengths: readonly number[][], i: number, j: number) => lengths[i]?.[j] ?? 0
