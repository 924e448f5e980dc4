import { ExternalLink } from '#app/components/external-link.tsx'
import { useSite } from '#app/layout/use-site.ts'
import { home } from '#copy/home.ts'

/** The fixed badge to the launch site; a native checkbox hides it, with or without script. */
export function LaunchBadge() {
  const { launchUrl } = useSite()
  if (!launchUrl) return null
  return (
    <aside
      data-people-only
      aria-label={home.badge.label}
      className="launch-badge fixed right-0 bottom-0 z-30 flex items-center border sm:right-4 sm:bottom-4 max-sm:left-0 max-sm:justify-between max-sm:border-x-0 max-sm:border-b-0 border-edge bg-raised text-small has-checked:hidden print:hidden"
    >
      <ExternalLink
        href={launchUrl}
        className="flex min-h-11 items-center px-4 hover:text-signal max-sm:grow max-sm:px-6"
      >
        {home.badge.label}
      </ExternalLink>
      <label className="flex size-11 cursor-pointer items-center justify-center border-l border-hairline font-mono hover:text-signal has-focus-visible:outline-2 has-focus-visible:outline-signal">
        <span className="sr-only">{home.badge.hide}</span>
        <input type="checkbox" className="sr-only" />
        <span aria-hidden="true">×</span>
      </label>
    </aside>
  )
}
