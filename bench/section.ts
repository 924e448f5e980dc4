/** One table of the bench. */
export interface Section {
  title: string
  /** What the figures are, and what is aimed at. */
  note: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
  /** Where the figures fall short of the aims: a sentence each. */
  misses: readonly string[]
}

/** How often to measure, where somebody has said so; else each section's own number. */
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
