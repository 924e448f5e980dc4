import { type NoticeOptions, postOnChange } from './post-on-change.ts'

interface Options extends NoticeOptions {
  hub: string
  /** The feed's URL, as in its `rel="self"`. */
  feedUrl: string
}

/** Notifies a hub that the feed may have changed, in the format of public hubs (WebSub §6). */
export function webSub({ hub, feedUrl, ...options }: Options): () => void {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const body = new URLSearchParams({ 'hub.mode': 'publish', 'hub.url': feedUrl }).toString()
  return postOnChange(options, 'WebSub publish failed', async () => ({ url: hub, headers, body }))
}
