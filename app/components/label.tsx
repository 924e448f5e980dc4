import type { ReactNode } from 'react'

interface LabelProps {
  /** Shows the number of the section before the label (app/styles/frame.css). */
  isNumbered?: boolean
  children: ReactNode
}

/** A small monospaced label above a heading, such as `01 DEEP SEARCH`. */
export function Label({ isNumbered = false, children }: LabelProps) {
  const number = isNumbered ? 'section-number' : ''
  return (
    <p className={`font-mono text-label uppercase tracking-widest text-quiet ${number}`}>
      {children}
    </p>
  )
}
