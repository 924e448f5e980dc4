import { copyCode } from './copy-code.ts'
import { fetchForNextPage } from './next-page.ts'
import { noticeOffline } from './offline.ts'

/** What no page waits for: it is fetched once React has taken the page over. */
export function start(): void {
  fetchForNextPage()
  noticeOffline()
  copyCode()
}
