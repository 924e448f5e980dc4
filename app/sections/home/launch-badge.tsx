import { useEffect, useRef } from 'react'
import { ExternalLink } from '#app/components/external-link.tsx'
import { useSite } from '#app/layout/use-site.ts'
import { home } from '#copy/home.ts'

/**
 * The fixed badge to the launch site; a native checkbox hides it, with or without script. Once script
 * runs, it stays hidden for the visit: the page's first script reads that before anything is drawn.
 */
export function LaunchBadge() {
  const { launchUrl } = useSite()
  const box = useRef<HTMLInputElement>(null)

  // It may have been pressed before script ran.
  useEffect(() => {
    if (box.current?.checked) keepHidden()
  }, [])

  if (!launchUrl) return null
  return (
    <aside data-people-only aria-label={home.badge.label} className="launch-badge">
      <ExternalLink href={launchUrl}>{home.badge.label}</ExternalLink>
      <label>
        <span className="sr-only">{home.badge.hide}</span>
        <input ref={box} type="checkbox" className="sr-only" onChange={keepHidden} />
        <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
          <path d="M1 1l8 8M9 1L1 9" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </label>
    </aside>
  )
}

/** The name is the first script's too (server/pages/hydrate-later.ts). */
function keepHidden(): void {
  document.documentElement.dataset.badge = '1'
  try {
    sessionStorage.setItem('badge', '1')
  } catch {
    // Storage is blocked: it is hidden until the next page load.
  }
}
