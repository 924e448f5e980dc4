import { feedResponse } from '#app/feeds/responses.ts'
import { services } from '#app/request-context.server.ts'
import type { Route } from './+types/robots'

/** robots.txt (RFC 9309): everything but drafts may be crawled. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(services).site
  const lines = [
    'User-agent: *',
    'Allow: /',
    'Disallow: /preview',
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ]
  return feedResponse(lines.join('\n'), 'text/plain; charset=utf-8', 'fixedText')
}
