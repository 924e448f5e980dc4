/** One table of the bench. */
export interface Section {
  title: string
  /** What the figures mean, and their targets. */
  note: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
  /** The missed targets, a sentence each. */
  misses: readonly string[]
}

/** The number of runs, if `--runs` is given; else each section has its own. */
export interface Runs {
  runs: number | undefined
}

/** A table as Markdown. */
export function asMarkdown({ title, note, head, rows }: Section): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [
    `## ${title}`,
    '',
    note,
    '',
    line(head),
    line(head.map(() => '---')),
    ...rows.map(line),
  ].join('\n')
}
