import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface TextLinkProps {
  to: string
  size?: 'small' | 'body'
  /** Screen reader text after the label, for links that share a label. */
  about?: string
  className?: string
  children: ReactNode
}

/** A standalone link with the accent underline, 44 px high. */
export function TextLink({ to, size = 'small', about, className = '', children }: TextLinkProps) {
  return (
    <Link to={to} prefetch="intent" className={`text-link text-${size} ${className}`}>
      {children}
      {about ? <span className="sr-only">{about}</span> : null}
    </Link>
  )
}
