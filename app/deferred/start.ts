import { copyCode } from './copy-code.ts'
import { noticeOffline } from './offline.ts'
import { fetchForNextPage } from './prefetch.ts'
import { keepScrollPosition } from './scroll-position.ts'
import { forgetStructuredData } from './structured-data.ts'

/** What no page waits for: it is fetched once React has taken the page over. */
export function start(): void {
  fetchForNextPage()
  noticeOffline()
  copyCode()
  keepScrollPosition()
  forgetStructuredData()
  // Says that all script runs by now: what needs it shows itself, and tests begin.
  document.documentElement.dataset.hydrated = ''
}
