import { redirect } from 'react-router'
import { pageReads } from '#app/client-read.ts'
import { suggestPosts } from '#app/did-you-mean.server.ts'
import { missing, unreachable } from '#app/loader-responses.server.ts'
import { buildMeta } from '#app/meta.ts'
import { services } from '#app/request-context.server.ts'
import { MessagePage } from '#app/sections/message-page.tsx'
import { LoadingPost } from '#app/sections/post/loading-post.tsx'
import { PostArticle } from '#app/sections/post/post-article.tsx'
import { suggestions } from '#app/sections/post/suggestions.server.ts'
import { isCanonicalName, postPath } from '#content/posts/post-address.ts'
import { blog } from '#copy/blog.ts'
import { pageErrors } from '#copy/errors.ts'
import { loading } from '#copy/loading.ts'
import type { Route } from './+types/blog-post'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { content } = context.get(services)
  const post = await content.post(params.blogId)
  if (post.state === 'missing') {
    const latest = await content.latestPosts()
    return missing(suggestPosts(params.blogId, latest.state === 'found' ? latest.value : []))
  }
  if (post.state === 'unreachable') return unreachable()
  if (!isCanonicalName(params.blogId, post.value)) throw redirect(postPath(post.value), 308)
  return { ...post, related: await suggestions(content, post.value) }
}

const read = pageReads<Awaited<ReturnType<Route.ClientLoaderArgs['serverLoader']>>>()

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) =>
  read(request, serverLoader)

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (loaderData?.state !== 'found') {
    const { meta, post } = blog
    const titles = { missing: post.notFound, unreachable: post.failure, loading: loading.post }
    return buildMeta(matches, { ...meta, title: titles[loaderData?.state ?? 'unreachable'] })
  }
  const { title, excerpt, hero, seo } = loaderData.value
  return buildMeta(matches, {
    title: seo.title ?? title,
    description: seo.description ?? excerpt,
    path: postPath(loaderData.value),
    kind: 'article',
    cover: hero?.src,
  })
}

export default function BlogPost({ loaderData, params }: Route.ComponentProps) {
  if (loaderData.state === 'loading') return <LoadingPost answer={loaderData.answer} />
  if (loaderData.state !== 'found') {
    const { notFound, failure, back } = blog.post
    if (loaderData.state === 'missing') {
      return (
        <MessagePage
          label="Blog"
          title={notFound}
          actions={[back]}
          suggestions={loaderData.suggestions}
        />
      )
    }
    const again = { label: pageErrors.retry, to: `/blogs/${params.blogId}` }
    return <MessagePage label="Blog" title={failure} actions={[again, back]} />
  }
  return <PostArticle post={loaderData.value} related={loaderData.related} />
}
