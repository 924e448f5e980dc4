import { useEffect, useSyncExternalStore } from 'react'
import { controls } from '#copy/controls.ts'

/**
 * Says so while the browser has no connection. Links do not lead away meanwhile: the browser's own
 * error page would take this one from the visitor.
 */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    follow,
    () => navigator.onLine,
    () => true,
  )
  useEffect(() => {
    if (isOnline) return
    document.addEventListener('click', stay, true)
    return () => document.removeEventListener('click', stay, true)
  }, [isOnline])

  return (
    <div role="status" className="fixed inset-x-0 bottom-0 z-40 print:hidden">
      {isOnline ? null : (
        <p className="border-t border-signal bg-raised px-6 py-3 text-center text-small">
          {controls.offline}
        </p>
      )}
    </div>
  )
}

function follow(changed: () => void) {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

function stay(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  const address = link?.getAttribute('href') ?? '#'
  if (/^(#|mailto:)/.test(address)) return
  event.preventDefault()
  event.stopPropagation()
}
