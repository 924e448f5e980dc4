import type { ReactNode } from 'react'

interface LabelProps {
  /** Default: `p`. */
  as?: 'dt' | 'h2' | 'h3' | 'p' | 'summary'
  id?: string
  /** Shows the number of the section before the label (app/styles/frame.css). */
  isNumbered?: boolean
  className?: string
  children: ReactNode
}

/** A small monospaced label, such as `01 DEEP SEARCH` above a heading. */
export function Label({
  as: Tag = 'p',
  id,
  isNumbered = false,
  className = '',
  children,
}: LabelProps) {
  const number = isNumbered ? 'section-number' : ''
  return (
    <Tag
      id={id}
      className={`font-mono text-label uppercase tracking-wider text-quiet ${number} ${className}`}
    >
      {children}
    </Tag>
  )
}
