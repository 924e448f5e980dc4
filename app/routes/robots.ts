import { feedResponse } from '#app/feeds/responses.ts'
import { robotsText } from '#app/feeds/robots.ts'
import { requestContext } from '#app/request-context.server.ts'
import type { Route } from './+types/robots'

export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(requestContext).site
  return feedResponse(robotsText(siteUrl), 'text/plain; charset=utf-8', 'fixedText')
}
