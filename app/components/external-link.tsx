import type { ReactNode } from 'react'

/** A link to another site, in a new tab; screen readers are told so. */
export function ExternalLink(props: { href: string; className?: string; children: ReactNode }) {
  return (
    <a href={props.href} className={props.className} target="_blank" rel="noopener">
      {props.children}
      <span data-people-only className="sr-only">
        {' '}
        (opens in a new tab)
      </span>
    </a>
  )
}
