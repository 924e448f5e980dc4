import { feedResponse, unavailableResponse } from '#app/feeds/responses.ts'
import { rssFeed } from '#app/feeds/rss.ts'
import { shownCategory } from '#app/loaders/site-content.server.ts'
import type { PageHandle } from '#app/meta/page-handle.ts'
import { requestContext } from '#app/request-context.server.ts'
import { blogCategories } from '#copy/blog/categories.ts'
import type { Route } from './+types/feed'

export const handle = { query: ['category'] } satisfies PageHandle

/** The feed of the blog, or of `?category=`, with CORS for all origins. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { content, site } = context.get(requestContext)
  const asked = new URL(request.url).searchParams.get('category') ?? undefined
  const category = blogCategories.find((name) => name === asked)
  if (asked !== category) return new Response('Not found.\n', { status: 404 })
  const posts = await content.latestPosts(category)
  if (posts.state !== 'found') return unavailableResponse()
  const feed = rssFeed(
    posts.value,
    site,
    category && {
      name: category,
      description: (await shownCategory({ content }, category)).description,
    },
  )
  const response = feedResponse(feed, 'application/rss+xml; charset=utf-8', 'feed')
  response.headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
  return response
}
