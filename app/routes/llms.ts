import { listedPages } from '#app/feeds/listed-pages.server.ts'
import { llmsText } from '#app/feeds/llms.ts'
import { feedResponse, unavailableResponse } from '#app/feeds/responses.ts'
import { requestContext } from '#app/request-context.server.ts'
import type { Route } from './+types/llms'

export async function loader({ context }: Route.LoaderArgs) {
  const { content, site } = context.get(requestContext)
  const [posts, jobs, pages] = await Promise.all([
    content.latestPosts(),
    content.jobs(),
    listedPages(context),
  ])
  if (posts.state !== 'found' || jobs.state !== 'found') return unavailableResponse()
  const text = llmsText(site.siteUrl, pages, posts.value, jobs.value)
  return feedResponse(text, 'text/plain; charset=utf-8', 'feed')
}
