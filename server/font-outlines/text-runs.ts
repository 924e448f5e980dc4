/** A part of a line. What is neither a letter nor a digit has the direction of its neighbors. */
export interface TextRun {
  text: string
  direction: 'ltr' | 'rtl' | 'neutral'
}

/** The direction of a text, which its first letter decides, even if a line of it begins with digits. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  const [first = ''] = /\p{L}/u.exec(text) ?? []
  return /[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(first) ? 'rtl' : 'ltr'
}

/**
 * The parts of a line from left to right, for a line that mixes directions: a simplified Unicode Bidirectional
 * Algorithm (UAX #9) without embeddings.
 * @param runs in the order in which they are read
 * @param base the direction of the text that the line is part of
 */
export function inVisualOrder<R extends TextRun>(runs: readonly R[], base: 'ltr' | 'rtl'): R[] {
  const directions = runs.map(({ direction }, index) => {
    if (direction !== 'neutral') return direction
    const before = runs.slice(0, index).findLast(isDirected)?.direction
    const after = runs.slice(index + 1).find(isDirected)?.direction
    return before === after && before ? before : base
  })
  const groups: { direction: string; runs: R[] }[] = []
  runs.forEach((run, index) => {
    const direction = directions[index] ?? base
    const last = groups.at(-1)
    if (last?.direction === direction) last.runs.push(run)
    else groups.push({ direction, runs: [run] })
  })
  const ordered = base === 'rtl' ? groups.toReversed() : groups
  return ordered.flatMap(({ direction, runs: own }) =>
    direction === 'rtl' ? own.toReversed() : own,
  )
}

function isDirected({ direction }: TextRun): boolean {
  return direction !== 'neutral'
}
