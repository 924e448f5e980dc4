import { type NoticeOptions, postOnChange } from './post-on-change.ts'

interface Options extends NoticeOptions {
  hub: string
  /** The feed's URL, as its `rel="self"` has it. */
  feedUrl: string
}

/** Tells a hub that the feed may have changed, in the form that public hubs take (WebSub §6). */
export function webSub({ hub, feedUrl, ...options }: Options): () => void {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const body = new URLSearchParams({ 'hub.mode': 'publish', 'hub.url': feedUrl }).toString()
  return postOnChange(options, 'WebSub publish failed', async () => ({ url: hub, headers, body }))
}
