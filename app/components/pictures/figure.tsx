import type { ReactNode } from 'react'

interface FigureProps {
  caption?: ReactNode
  className?: string
  children: ReactNode
}

/** An image or an illustration with its caption. */
export function Figure({ caption, className = '', children }: FigureProps) {
  return (
    <figure className={className}>
      {children}
      {caption ? <figcaption className="mt-3 text-small text-quiet">{caption}</figcaption> : null}
    </figure>
  )
}
