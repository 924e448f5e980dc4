import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/**
 * Connects to the editor's Presentation tool when the page is in its frame: reports the page, revalidates
 * on request, and opens other drafts with the secret that the frame was opened with.
 * @param page path of the published page; undefined when there is none
 */
export function usePresentation(page: string | undefined): void {
  const { revalidate } = useRevalidator()

  useEffect(() => {
    if (page === undefined || window.parent === window) return
    let disconnect: (() => void) | undefined
    let isUnmounted = false
    void import('./presentation.ts').then(({ connect }) => {
      if (isUnmounted) return
      disconnect = connect({
        page,
        refresh: revalidate,
        open(path) {
          const fromQuery = new URLSearchParams(location.search).get('sanity-preview-secret')
          const secret = fromQuery ?? location.hash.slice(1)
          const query = { 'sanity-preview-secret': secret, 'sanity-preview-pathname': path }
          location.replace(`/preview?${new URLSearchParams(query)}`)
        },
      })
    })
    return () => {
      isUnmounted = true
      disconnect?.()
    }
  }, [page, revalidate])
}
