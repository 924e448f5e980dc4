import type { ReactNode } from 'react'

interface LabelProps {
  /** Puts the number of the section before the label (app/styles/frame.css). */
  isNumbered?: boolean
  children: ReactNode
}

/** A small mono label above a heading, like `01 DEEP SEARCH`. */
export function Label({ isNumbered = false, children }: LabelProps) {
  const number = isNumbered ? 'section-number' : ''
  return (
    <p className={`font-mono text-label uppercase tracking-widest text-quiet ${number}`}>
      {children}
    </p>
  )
}
