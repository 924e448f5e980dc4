import { listedPages } from '#app/feeds/listed-pages.server.ts'
import { feedResponse, unavailableResponse } from '#app/feeds/responses.ts'
import { partsOf, sitemap, sitemapIndex } from '#app/feeds/sitemap.ts'
import { requestContext } from '#app/request-context.server.ts'
import type { Route } from './+types/sitemap'

/** One sitemap up to a thousand posts, beyond that an index of parts. */
export async function loader({ context }: Route.LoaderArgs) {
  const { content, site } = context.get(requestContext)
  const count = await content.postCount()
  if (count.state !== 'found') return unavailableResponse()
  const parts = partsOf(count.value)
  if (parts > 1) return xml(sitemapIndex(site.siteUrl, parts))
  const [posts, jobs, pages] = await Promise.all([
    content.sitemapPosts(1),
    content.jobs(),
    listedPages(context),
  ])
  if (posts.state !== 'found' || jobs.state !== 'found') return unavailableResponse()
  return xml(sitemap(site.siteUrl, pages, posts.value, jobs.value))
}

const xml = (body: string) => feedResponse(body, 'application/xml; charset=utf-8', 'feed')
