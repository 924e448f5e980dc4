import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { Draft } from '#content/drafts/drafts.ts'
import { pageOf } from './page-of.ts'

/**
 * Speaks with the editor's Presentation tool when the page is in its frame: says what it shows, reads
 * again when asked to, and goes to other drafts with the secret that the frame was opened with.
 */
export function usePresentation(draft: Draft | undefined): void {
  const { revalidate } = useRevalidator()
  const page = draft && pageOf(draft)

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
          const secret = location.hash.slice(1)
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
