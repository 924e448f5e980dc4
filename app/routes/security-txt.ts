import { feedResponse } from '#app/feeds/responses.ts'
import { securityTxt } from '#app/feeds/security-txt.ts'
import { requestContext } from '#app/request-context.server.ts'
import type { Route } from './+types/security-txt'

export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(requestContext).site
  return feedResponse(securityTxt(siteUrl, new Date()), 'text/plain; charset=utf-8', 'fixedText')
}
