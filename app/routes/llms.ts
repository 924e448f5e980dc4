import { contentUnreachable, plainAnswer } from '#app/feeds/answers.ts'
import { llmsText } from '#app/feeds/llms.ts'
import { services } from '#app/request-context.server.ts'
import type { Route } from './+types/llms'

export async function loader({ context }: Route.LoaderArgs) {
  const { content, site } = context.get(services)
  const posts = await content.latestPosts()
  if (posts.state !== 'found') return contentUnreachable()
  return plainAnswer(llmsText(site.siteUrl, posts.value), 'text/plain; charset=utf-8', 'fixedText')
}
