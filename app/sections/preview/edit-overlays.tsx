import { VisualEditing } from '@sanity/visual-editing/react-router'
import { useEffect } from 'react'
import { useHref, useNavigate } from 'react-router'
import { useUpdates } from './use-updates.ts'

type Perspective = 'drafts' | 'published'
const siteInPath = /\/preview\/site\/([^/]+)/

/**
 * Connects a preview of the site to the Studio's Presentation tool. A click on a text opens its field, the
 * tool follows the page that is shown, and changes appear while typing.
 */
export default function EditOverlays({ perspective }: { perspective: Perspective }) {
  const home = useHref('/')
  const session = siteInPath.exec(home)?.[1]
  // The tool also announces edits, but not an edit that is stored before it observes the document.
  useUpdates(session && `/preview/events?session=${session}`)
  useLinksWithin(home)
  return (
    <>
      {/* The link of a card covers the card, and would receive the clicks on its texts. */}
      <style>{'main a::after { pointer-events: none }'}</style>
      <VisualEditing
        onPerspectiveChange={(wanted) => {
          const other: Perspective = wanted === 'published' ? 'published' : 'drafts'
          // Also called when the connection is established.
          if (other === perspective) return
          const base = home.replace(/\/$/, '')
          const page = location.pathname.slice(base.length) + location.search
          location.replace(base.replace(/[^/]+$/, other) + page)
        }}
      />
    </>
  )
}

/** Links that React Router doesn't handle lead to the published page, which the Studio may not frame. */
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
