import { llmsText } from '#app/feeds/llms.ts'
import { feedResponse, unavailableResponse } from '#app/feeds/responses.ts'
import { pageList, services } from '#app/request-context.server.ts'
import type { Route } from './+types/llms'

export async function loader({ context }: Route.LoaderArgs) {
  const { content, site } = context.get(services)
  const [posts, jobs] = await Promise.all([content.latestPosts(), content.jobs()])
  if (posts.state !== 'found' || jobs.state !== 'found') return unavailableResponse()
  const text = llmsText(site.siteUrl, context.get(pageList)(), posts.value, jobs.value)
  return feedResponse(text, 'text/plain; charset=utf-8', 'feed')
}
