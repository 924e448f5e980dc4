import { missing, unreachable } from '#app/answers.server.ts'
import { clientRead } from '#app/client-read.ts'
import { buildMeta } from '#app/meta.ts'
import { headingsOf } from '#app/portable-text/headings.ts'
import { RichText } from '#app/portable-text/rich-text.tsx'
import { MessagePage } from '#app/sections/message-page.tsx'
import { BackToBlogs } from '#app/sections/post/back-to-blogs.tsx'
import { FoldedContents, RailContents } from '#app/sections/post/contents.tsx'
import { Hero } from '#app/sections/post/hero.tsx'
import { PostEnd } from '#app/sections/post/post-end.tsx'
import { PostHeader } from '#app/sections/post/post-header.tsx'
import { ReadingPosition } from '#app/sections/post/reading.tsx'
import { RelatedPosts } from '#app/sections/post/related-posts.tsx'
import { suggestions } from '#app/sections/post/suggestions.server.ts'
import { services } from '#app/services.server.ts'
import { blog } from '#copy/blog.ts'
import { controls } from '#copy/controls.ts'
import type { Route } from './+types/blog-post'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { content } = context.get(services)
  const post = await content.post(params.blogId)
  if (post.state === 'missing') return missing()
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
  const { id, title, excerpt, seo } = loaderData.value
  return buildMeta(matches, {
    title: seo.title ?? title,
    description: seo.description ?? excerpt,
    path: `/blogs/${id}`,
    kind: 'article',
  })
}

export default function BlogPost({ loaderData }: Route.ComponentProps) {
  if (loaderData.state !== 'found') {
    const { notFound, failure, back } = blog.post
    const title = loaderData.state === 'missing' ? notFound : failure
    return <MessagePage label="Blog" title={title} actions={[back]} />
  }
  const post = loaderData.value
  const contents = headingsOf(post.body).filter(({ level }) => level <= 3)
  const hasContents = contents.length >= 3
  return (
    <article className="band band-first post">
      <ReadingPosition />
      <div className="rail">
        <BackToBlogs />
      </div>
      <PostHeader post={post} />
      {post.hero ? <Hero picture={post.hero} /> : null}
      <div className="rail max-lg:hidden">
        {hasContents ? <RailContents headings={contents} /> : null}
      </div>
      <div className="min-w-0">
        {hasContents ? <FoldedContents headings={contents} /> : null}
        <RichText body={post.body} source={post.id} />
        <PostEnd post={post} />
        <RelatedPosts heading={controls.related.heading} posts={loaderData.related} />
      </div>
    </article>
  )
}
