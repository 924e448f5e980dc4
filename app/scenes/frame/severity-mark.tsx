import { sceneStrings } from '#copy/scenes.ts'
import type { Severity } from '#copy/storefront/findings.ts'

const marks = {
  critical: { className: 'text-critical', path: 'M5 0l5 5-5 5-5-5z' },
  high: { className: 'text-high', path: 'M5 .5l5 9H0z' },
  medium: { className: 'text-medium', path: 'M1 1h8v8H1z' },
  low: { className: 'text-low', path: 'M5 1a4 4 0 1 1 0 8 4 4 0 0 1 0-8z' },
} satisfies Record<Severity, { className: string; path: string }>

const colors = { quiet: 'text-quiet', inherit: '' }

interface SeverityMarkProps {
  readonly level: Severity
  readonly after?: string
  /** `quiet` for a count of zero, `inherit` on a background of its own. */
  readonly color?: 'severity' | 'quiet' | 'inherit'
}

/**
 * A severity as shape, word and color, so that it never depends on color alone (WCAG 2.2 SC 1.4.1).
 */
export function SeverityMark({ level, after, color = 'severity' }: SeverityMarkProps) {
  const { className, path } = marks[level]
  const word = sceneStrings.severity[level]
  return (
    <span
      className={`inline-flex items-baseline gap-1.5 whitespace-nowrap text-label tabular-nums ${color === 'severity' ? className : colors[color]}`}
    >
      <svg
        aria-hidden="true"
        width="10"
        height="10"
        viewBox="0 0 10 10"
        className="shrink-0 self-center"
      >
        <path d={path} className="fill-current" />
      </svg>
      {after === undefined ? word : `${word} ${after}`}
    </span>
  )
}
