import { contentUnreachable, plainAnswer } from '#app/feeds/answers.ts'
import { sitemap } from '#app/feeds/sitemap.ts'
import { services } from '#app/services.server.ts'
import type { Route } from './+types/sitemap'

export async function loader({ context }: Route.LoaderArgs) {
  const { content, site } = context.get(services)
  const [posts, jobs] = await Promise.all([content.posts(), content.jobs()])
  if (posts.state !== 'found' || jobs.state !== 'found') return contentUnreachable()
  const body = sitemap(site.siteUrl, posts.value, jobs.value)
  return plainAnswer(body, 'application/xml; charset=utf-8', 'content')
}
