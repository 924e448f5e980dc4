import { controls } from '#copy/controls.ts'

/**
 * Says so while the browser has no connection. Links do not lead away meanwhile: the browser's own
 * error page would take this one from the visitor. It is here before it is needed, since it cannot
 * be fetched then.
 */
export function noticeOffline(): void {
  const notice = document.createElement('p')
  notice.className = 'offline-notice'
  notice.setAttribute('role', 'status')
  document.body.append(notice)
  const show = () => {
    notice.textContent = navigator.onLine ? '' : controls.offline
  }
  addEventListener('online', show)
  addEventListener('offline', show)
  document.addEventListener('click', stay, true)
  show()
}

function stay(event: MouseEvent): void {
  if (navigator.onLine || !(event.target instanceof Element)) return
  const address = event.target.closest('a[href]')?.getAttribute('href') ?? '#'
  if (/^(#|mailto:)/.test(address)) return
  event.preventDefault()
  event.stopPropagation()
}
