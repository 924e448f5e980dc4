import { useState } from 'react'
import { Link } from 'react-router'
import { storageKeys, writeItem } from '#app/browser-values/storage.ts'
import { ExternalLink } from '#app/components/external-link.tsx'
import { home } from '#copy/home/home.ts'

interface LaunchBadgeProps {
  /** Shown if there is room. */
  leadIn?: string
  text: string
  /** A URL, or a path of this site. */
  link: string
}

/**
 * The fixed link to the announcement, in the header or in the aside, so that it never covers content. If the
 * visitor hides it with its button, it stays hidden for the visit. The page's inline script applies that
 * before the first paint.
 */
export function LaunchBadge({ leadIn, text, link }: LaunchBadgeProps) {
  const [isHidden, setHidden] = useState(false)
  const { hide, hidden } = home.badge
  // Keeps focus where the button was.
  if (isHidden) {
    return (
      <p ref={takeFocus} tabIndex={-1} className="sr-only">
        {hidden}
      </p>
    )
  }
  const words = (
    <>
      {leadIn ? <span className="launch-badge-long">{leadIn} </span> : null}
      <span className="launch-badge-short">{text}</span>
    </>
  )
  return (
    <aside
      data-no-markdown
      aria-label={leadIn ? `${leadIn} ${text}` : text}
      className="launch-badge"
    >
      {link.startsWith('/') ? (
        <Link to={link} prefetch="intent">
          {words}
        </Link>
      ) : (
        <ExternalLink href={link}>{words}</ExternalLink>
      )}
      <button
        type="button"
        aria-label={hide}
        className="needs-script"
        onClick={() => {
          keepHidden()
          setHidden(true)
        }}
      >
        <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
          <path d="M1 1l8 8M9 1L1 9" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </button>
    </aside>
  )
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
}

/** On later pages, the inline script of server/pages/deferred-hydration.ts sets the attribute. */
function keepHidden(): void {
  document.documentElement.dataset.badge = '1'
  writeItem('sessionStorage', storageKeys.badge, '1')
}
