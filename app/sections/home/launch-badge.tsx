import { useState } from 'react'
import { ExternalLink } from '#app/components/external-link.tsx'
import { useSite } from '#app/layout/use-site.ts'
import { storageKeys, writeItem } from '#app/storage/storage.ts'
import { home } from '#copy/home.ts'

/**
 * The fixed link to the launch site, in the header or on the rail, so that it never covers content. Once
 * hidden by its button it stays hidden for the visit; the page's inline script applies that before the
 * first paint.
 */
export function LaunchBadge() {
  const { launchUrl } = useSite()
  const [isHidden, setHidden] = useState(false)
  if (!launchUrl) return null
  const { label, hide, hidden } = home.badge
  // Focus stays where the button was.
  if (isHidden) {
    return (
      <p ref={takeFocus} tabIndex={-1} className="sr-only">
        {hidden}
      </p>
    )
  }
  return (
    <aside data-people-only aria-label={label.join(' ')} className="launch-badge">
      <ExternalLink href={launchUrl}>
        <span className="launch-badge-long">{label[0]} </span>
        <span className="launch-badge-short">{label[1]}</span>
      </ExternalLink>
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

/** The inline script of server/pages/deferred-hydration.ts sets the attribute on later pages. */
function keepHidden(): void {
  document.documentElement.dataset.badge = '1'
  writeItem('sessionStorage', storageKeys.badge, '1')
}
