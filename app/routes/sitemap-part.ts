import { listedPages } from '#app/feeds/listed-pages.server.ts'
import { feedResponse, unavailableResponse } from '#app/feeds/responses.ts'
import { partsOf, postsSitemap, sitemap } from '#app/feeds/sitemap.ts'
import { requestContext } from '#app/request-context.server.ts'
import type { Route } from './+types/sitemap-part'

/** One part of a split sitemap: `pages.xml` with the jobs, or `posts-1.xml` and so on. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { content, site } = context.get(requestContext)
  if (params.part === 'pages.xml') {
    const [jobs, pages] = await Promise.all([content.jobs(), listedPages(context)])
    return jobs.state === 'found'
      ? xml(sitemap(site.siteUrl, pages, [], jobs.value))
      : unavailableResponse()
  }
  const part = Number(/^posts-([1-9]\d{0,4})\.xml$/.exec(params.part)?.[1])
  const count = await content.postCount()
  if (count.state !== 'found') return unavailableResponse()
  if (!(part <= partsOf(count.value))) return new Response('Not found.\n', { status: 404 })
  const posts = await content.sitemapPosts(part)
  return posts.state === 'found'
    ? xml(postsSitemap(site.siteUrl, posts.value))
    : unavailableResponse()
}

const xml = (body: string) => feedResponse(body, 'application/xml; charset=utf-8', 'feed')
