import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Tags that only the server renders (meta.ts). */
const serverTags =
  '[property],[name^=twitter],[type="text/markdown"],[href*="feed.xml?"],[type$="ld+json"]'

/**
 * Removes the server's link preview and structured data when the browser navigates to another page. They
 * describe the first page, and extensions and share sheets would read them.
 */
export function useRemoveServerTags() {
  const { pathname, search } = useLocation()
  const first = useRef(pathname + search)
  useEffect(() => {
    if (first.current === pathname + search) return
    for (const tag of document.head.querySelectorAll(serverTags)) tag.remove()
  }, [pathname, search])
}
