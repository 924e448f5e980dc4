import { useSyncExternalStore } from 'react'
import { controls } from '#copy/controls.ts'

/** Says so while the browser has no connection; there is nothing to dismiss. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    follow,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status" className="fixed inset-x-0 bottom-0 z-40 print:hidden">
      {isOnline ? null : (
        <p className="border-t border-signal bg-raised px-6 py-3 text-center text-small">
          {controls.offline.notice}
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
