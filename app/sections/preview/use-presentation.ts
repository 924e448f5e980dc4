import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/**
 * Speaks with the editor's Presentation tool when the page is in its frame: says what it shows, reads
 * again when asked to, and goes to other drafts with the secret that the frame was opened with.
 * @param page path of the published page that stands here; undefined for none to speak of
 */
export function usePresentation(page: string | undefined): void {
  const { revalidate } = useRevalidator()

  useEffect(() => {
    if (page === undefined || window.parent === window) return
    let stop: (() => void) | undefined
    let isGone = false
    void import('./presentation.ts').then(({ connect }) => {
      if (isGone) return
      stop = connect({
        page,
        refresh: revalidate,
        open(path) {
          const given = new URLSearchParams(location.search).get('sanity-preview-secret')
          const secret = given ?? location.hash.slice(1)
          const query = { 'sanity-preview-secret': secret, 'sanity-preview-pathname': path }
          location.replace(`/preview?${new URLSearchParams(query)}`)
        },
      })
    })
    return () => {
      isGone = true
      stop?.()
    }
  }, [page, revalidate])
}
