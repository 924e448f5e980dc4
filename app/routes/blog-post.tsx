import { missing, unreachable } from '#app/answers.server.ts'
import { clientRead } from '#app/client-read.ts'
import { buildMeta } from '#app/meta.ts'
import { nearPosts } from '#app/near-pages.server.ts'
import { MessagePage } from '#app/sections/message-page.tsx'
import { PostArticle } from '#app/sections/post/post-article.tsx'
import { suggestions } from '#app/sections/post/suggestions.server.ts'
import { services } from '#app/services.server.ts'
import { blog } from '#copy/blog.ts'
import { pageErrors } from '#copy/errors.ts'
import type { Route } from './+types/blog-post'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { content } = context.get(services)
  const post = await content.post(params.blogId)
  if (post.state === 'missing') {
    const latest = await content.latestPosts()
    return missing(nearPosts(params.blogId, latest.state === 'found' ? latest.value : []))
  }
  if (post.state === 'unreachable') return unreachable()
  return { ...post, related: await suggestions(content, post.value) }
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => clientRead(serverLoader)

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (loaderData?.state !== 'found') {
    const { meta, post } = blog
    return buildMeta(matches, { ...meta, title: loaderData ? post.notFound : post.failure })
  }
  const { id, title, excerpt, hero, seo } = loaderData.value
  return buildMeta(matches, {
    title: seo.title ?? title,
    description: seo.description ?? excerpt,
    path: `/blogs/${id}`,
    kind: 'article',
    cover: hero?.src,
  })
}

export default function BlogPost({ loaderData, params }: Route.ComponentProps) {
  if (loaderData.state !== 'found') {
    const { notFound, failure, back } = blog.post
    if (loaderData.state === 'missing') {
      return <MessagePage label="Blog" title={notFound} actions={[back]} near={loaderData.near} />
    }
    const again = { label: pageErrors.retry, to: `/blogs/${params.blogId}` }
    return <MessagePage label="Blog" title={failure} actions={[again, back]} />
  }
  return <PostArticle post={loaderData.value} related={loaderData.related} />
}
