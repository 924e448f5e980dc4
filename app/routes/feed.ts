import { feedResponse, unavailableResponse } from '#app/feeds/responses.ts'
import { rssFeed } from '#app/feeds/rss.ts'
import { services } from '#app/request-context.server.ts'
import type { Route } from './+types/feed'

/** The blog's feed, with CORS for any origin. */
export async function loader({ context }: Route.LoaderArgs) {
  const { content, site } = context.get(services)
  const posts = await content.latestPosts()
  if (posts.state !== 'found') return unavailableResponse()
  const feed = rssFeed(posts.value, site.siteUrl)
  const response = feedResponse(feed, 'application/rss+xml; charset=utf-8', 'feed')
  response.headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
  return response
}
