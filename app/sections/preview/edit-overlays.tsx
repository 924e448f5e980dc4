import { VisualEditing } from '@sanity/visual-editing/react-router'
import { type ComponentProps, useCallback, useEffect, useRef } from 'react'
import { useHref, useNavigate, useRevalidator } from 'react-router'

type Perspective = 'drafts' | 'published'
type Refresh = NonNullable<ComponentProps<typeof VisualEditing>['refresh']>

/** The Studio stores an edit within this time of announcing it, on a busy machine as well. */
const STUDIO_STORES_WITHIN_MS = 3_000

/**
 * Connects a preview of the site to the Studio's Presentation tool: a click on a text opens its field,
 * the tool follows the page that is shown, and changes show as they are typed.
 */
export default function EditOverlays({ perspective }: { perspective: Perspective }) {
  const home = useHref('/')
  const { revalidate } = useRevalidator()
  const refresh = useRefresh()
  useLinksWithin(home)
  return (
    <>
      {/* The link of a card covers the card, and would take the clicks on its texts. */}
      <style>{'main a::after { pointer-events: none }'}</style>
      <VisualEditing
        refresh={refresh}
        onPerspectiveChange={(wanted) => {
          const other: Perspective = wanted === 'published' ? 'published' : 'drafts'
          // Called once connected, too: changes until then were not announced.
          if (other === perspective) return void revalidate()
          const base = home.replace(/\/$/, '')
          const page = location.pathname.slice(base.length) + location.search
          location.replace(base.replace(/[^/]+$/, other) + page)
        }}
      />
    </>
  )
}

/**
 * Revalidates once more after the last announced edit. `VisualEditing` does so at once and after a
 * second, when the Studio may not have stored the edit yet.
 */
function useRefresh(): Refresh {
  const { revalidate } = useRevalidator()
  const timer = useRef<number>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback(
    (payload, refreshDefault) => {
      if (payload.source === 'mutation') {
        clearTimeout(timer.current)
        timer.current = window.setTimeout(revalidate, STUDIO_STORES_WITHIN_MS)
      }
      return refreshDefault()
    },
    [revalidate],
  )
}

/** Links that are not React Router's lead to the published page, which the Studio may not frame. */
function useLinksWithin(home: string): void {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
      if (!link?.href || !isPlain || event.defaultPrevented || link.target === '_blank') return
      const { origin, pathname, search, hash } = new URL(link.href)
      const isWithin = pathname === location.pathname || pathname.startsWith(home)
      if (origin !== location.origin || isWithin) return
      event.preventDefault()
      void navigate(pathname + search + hash)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [home, navigate])
}
