import { aiCrawlers } from '#copy/crawlers.ts'

/**
 * robots.txt (RFC 9309). Pages that must not be indexed are not disallowed, because a crawler that may not
 * read a page doesn't see its `noindex` either.
 */
export function robotsText(siteUrl: string): string {
  const groups = aiCrawlers.map(({ purpose, allowed, agents }) => [
    `# ${purpose}`,
    ...agents.map((agent) => `User-agent: ${agent}`),
    allowed ? 'Allow: /' : 'Disallow: /',
    '',
  ])
  return [
    'User-agent: *',
    'Allow: /',
    '',
    ...groups.flat(),
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n')
}
