export type Severity = 'critical' | 'high' | 'medium' | 'low'

const marks = {
  critical: { word: 'Critical', colour: 'text-critical', path: 'M5 0l5 5-5 5-5-5z' },
  high: { word: 'High', colour: 'text-high', path: 'M5 .5l5 9H0z' },
  medium: { word: 'Medium', colour: 'text-medium', path: 'M1 1h8v8H1z' },
  low: { word: 'Low', colour: 'text-low', path: 'M5 1a4 4 0 1 1 0 8 4 4 0 0 1 0-8z' },
} satisfies Record<Severity, { word: string; colour: string; path: string }>

type SeverityMarkProps = {
  readonly level: Severity
  readonly after?: string
  /** For a count of none. */
  readonly muted?: boolean
}

/**
 * A severity as shape, word and color, so that it never depends on color alone (WCAG 2.2 SC 1.4.1).
 */
export function SeverityMark({ level, after, muted = false }: SeverityMarkProps) {
  const { word, colour, path } = marks[level]
  return (
    <span
      className={`inline-flex items-center gap-1.5 whitespace-nowrap font-mono text-label ${muted ? 'text-quiet' : colour}`}
    >
      <svg aria-hidden="true" width="10" height="10" viewBox="0 0 10 10" className="shrink-0">
        <path d={path} className="fill-current" />
      </svg>
      {after === undefined ? word : `${word} ${after}`}
    </span>
  )
}
