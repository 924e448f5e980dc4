import { controls } from '#copy/controls.ts'

/**
 * Shows a notice while the browser is offline, and blocks links, because the browser's error page would
 * replace the current page. Not lazy, because nothing can be loaded when it's needed.
 */
export function showOfflineNotice(): void {
  const notice = document.createElement('p')
  notice.className = 'offline-notice'
  notice.setAttribute('role', 'status')
  document.body.append(notice)
  const update = () => {
    notice.textContent = navigator.onLine === false ? controls.offline : ''
  }
  addEventListener('online', update)
  addEventListener('offline', update)
  document.addEventListener('click', blockLinksWhileOffline, true)
  update()
}

function blockLinksWhileOffline(event: MouseEvent): void {
  if (navigator.onLine !== false || !(event.target instanceof Element)) return
  const href = event.target.closest('a[href]')?.getAttribute('href') ?? '#'
  if (/^(#|mailto:)/.test(href)) return
  event.preventDefault()
  event.stopPropagation()
}
