import type { OpenContent } from '#content/index.server.ts'
import type { Log } from '../start/log.ts'
import type { Settings } from '../start/settings.ts'
import { cdnPurge } from './cdn-purge.ts'
import { indexNow } from './index-now.ts'
import { webSub } from './web-sub.ts'

export { INDEXNOW_KEY_PATH } from './index-now.ts'

type NoticeSettings = Pick<Settings, 'siteUrl' | 'cdnPurge' | 'indexNow' | 'webSubHub'>

/** Tells the services in the settings about each change of the content, and the CDN also about this release. */
export function sendContentNotices(settings: NoticeSettings, content: OpenContent, log: Log): void {
  const { siteUrl, webSubHub: hub } = settings
  const purgeCdn = settings.cdnPurge && cdnPurge({ ...settings.cdnPurge, log })
  const listeners = [
    purgeCdn,
    settings.indexNow && indexNow({ ...settings.indexNow, siteUrl, content, log }),
    hub && webSub({ hub, feedUrl: `${siteUrl}/blogs/feed.xml`, log }),
  ]
  for (const listener of listeners) if (listener) content.onInvalidate(listener)
  // The pages of a new release differ from the CDN's copies.
  purgeCdn?.()
}
