import { type ReactNode, useId } from 'react'
import { marks } from './evidence.build.ts'

interface EvidenceFigureProps {
  /** One sentence that names the figure for screen readers. It starts with "Illustrative:". */
  readonly caption: string
  readonly className?: string
  readonly children: ReactNode
}

/** The figure around a drawing: rows that hang on one vertical line. */
export function EvidenceFigure({ caption, className = '', children }: EvidenceFigureProps) {
  const captionId = useId()
  return (
    <figure aria-labelledby={captionId} className="evidence">
      <figcaption id={captionId} className="sr-only">
        {caption}
      </figcaption>
      <ol className={`evidence-rows ${className}`}>{children}</ol>
    </figure>
  )
}

interface EvidenceRowProps {
  /** Left of the line: a location, or what the row is about. */
  readonly where?: ReactNode
  /** Whether this is the finding: the line leans there. */
  readonly isFlagged?: boolean
  readonly className?: string
  readonly children: ReactNode
}

/** A row, with a piece of the line. */
export function EvidenceRow({
  where,
  isFlagged = false,
  className = '',
  children,
}: EvidenceRowProps) {
  return (
    <li className={className || undefined} data-flagged={isFlagged || undefined}>
      <span className="evidence-where">
        {isFlagged ? <span className="sr-only">{marks.flag}</span> : null}
        {where}
      </span>{' '}
      <span className="evidence-what">{children}</span>
    </li>
  )
}
