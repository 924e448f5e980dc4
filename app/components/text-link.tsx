import { Link } from 'react-router'

interface TextLinkProps {
  to: string
  size?: 'small' | 'body'
  /** Said to screen readers after the words, where many links have the same ones. */
  about?: string
  className?: string
  children: string
}

/** A link that stands by itself, on the accent's underline, 44 px high. */
export function TextLink({ to, size = 'small', about, className = '', children }: TextLinkProps) {
  return (
    <Link to={to} prefetch="intent" className={`text-link text-${size} ${className}`}>
      {children}
      {about ? <span className="sr-only">{about}</span> : null}
    </Link>
  )
}
