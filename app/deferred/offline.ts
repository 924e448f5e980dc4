import { controls } from '#copy/controls.ts'

/** What follows a link, and what makes React Router prefetch its page. */
const linkEvents = ['click', 'mouseover', 'focusin', 'touchstart'] as const

/**
 * Shows a notice while the browser is offline, and blocks links, because the browser's error page would
 * replace the current page: React Router reloads a page when it can't load another one's code, even to prefetch
 * it. Not lazy, because nothing can be loaded when it's needed.
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
  for (const type of linkEvents) document.addEventListener(type, blockLinksWhileOffline, true)
  update()
}

function blockLinksWhileOffline(event: Event): void {
  if (navigator.onLine !== false || !(event.target instanceof Element)) return
  const href = event.target.closest('a[href]')?.getAttribute('href') ?? '#'
  if (/^(#|mailto:)/.test(href)) return
  if (event.type === 'click') event.preventDefault()
  event.stopPropagation()
}
