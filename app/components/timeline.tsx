import type { ReactNode } from 'react'

interface TimelineProps {
  readonly label?: string
  readonly className: string
  readonly children: ReactNode
}

/** Steps on a line, which is vertical in a small window and horizontal in a large one. */
export function Timeline({ label, className, children }: TimelineProps) {
  return (
    <ol
      aria-label={label}
      className={`numbered grid lg:auto-cols-fr lg:grid-flow-col ${className}`}
    >
      {children}
    </ol>
  )
}

/** A step, whose content begins at a diamond on the line. `className` has the spaces around it. */
export function TimelineStep({ className, children }: Omit<TimelineProps, 'label'>) {
  return (
    <li
      className={`relative border-accent pl-6 before:absolute before:top-2 before:-left-1 before:size-1.75 before:rotate-45 before:bg-accent max-lg:border-l lg:border-t lg:pl-0 lg:before:-top-1 lg:before:left-0 ${className}`}
    >
      {children}
    </li>
  )
}
