import type { ReactNode } from 'react'
import { controls } from '#copy/controls.ts'

/** A link to another site that opens in a new tab and says so to screen readers. */
export function ExternalLink(props: { href: string; className?: string; children: ReactNode }) {
  return (
    <a href={props.href} className={props.className} target="_blank" rel="noopener">
      {props.children}
      <span data-no-markdown className="sr-only">
        {' '}
        {controls.newTab}
      </span>
    </a>
  )
}
