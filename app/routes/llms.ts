import { llmsText } from '#app/feeds/llms.ts'
import { feedResponse, unavailableResponse } from '#app/feeds/responses.ts'
import { pageList, services } from '#app/request-context.server.ts'
import { ownHeads } from '#app/site-content.server.ts'
import type { Route } from './+types/llms'

export async function loader({ context }: Route.LoaderArgs) {
  const { content, site } = context.get(services)
  const [posts, jobs, { heads }] = await Promise.all([
    content.latestPosts(),
    content.jobs(),
    ownHeads({ content }),
  ])
  if (posts.state !== 'found' || jobs.state !== 'found') return unavailableResponse()
  const pages = context
    .get(pageList)()
    .map((page) => ({ ...page, ...heads?.[page.path] }))
  const text = llmsText(site.siteUrl, pages, posts.value, jobs.value)
  return feedResponse(text, 'text/plain; charset=utf-8', 'feed')
}
