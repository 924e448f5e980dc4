import { missing, unreachable } from '#app/answers.server.ts'
import { Button } from '#app/components/button.tsx'
import { DateTime } from '#app/components/date-time.tsx'
import { Photo } from '#app/components/photo.tsx'
import { buildMeta } from '#app/meta.ts'
import { RichText } from '#app/portable-text/rich-text.tsx'
import { MessagePage } from '#app/sections/message-page.tsx'
import { services } from '#app/services.server.ts'
import { blog } from '#copy/blog.ts'
import type { Route } from './+types/blog-post'

export async function loader({ context, params }: Route.LoaderArgs) {
  const post = await context.get(services).content.post(params.blogId)
  if (post.state === 'missing') return missing()
  if (post.state === 'unreachable') return unreachable()
  return post
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (loaderData?.state !== 'found') {
    const { meta, post } = blog
    return buildMeta(matches, { ...meta, title: loaderData ? post.notFound : post.failure })
  }
  const { id, title, excerpt, hero } = loaderData.value
  return buildMeta(matches, {
    title,
    description: excerpt,
    path: `/blogs/${id}`,
    kind: 'article',
    ...(hero ? { image: hero.src } : {}),
  })
}

export default function BlogPost({ loaderData }: Route.ComponentProps) {
  if (loaderData.state !== 'found') {
    const { notFound, failure, back } = blog.post
    const title = loaderData.state === 'missing' ? notFound : failure
    return <MessagePage label="Blog" title={title} actions={[back]} />
  }
  const post = loaderData.value
  return (
    <article className="band band-first">
      <div className="rail">
        <Button to={blog.post.back.to} variant="text" size="sm">
          {blog.post.back.label}
        </Button>
      </div>
      <div className="min-w-0">
        <header>
          <p className="font-mono text-label tracking-widest text-quiet uppercase">
            {post.category}
          </p>
          <h1 className="mt-4 max-w-4xl text-h2 sm:text-h1">{post.title}</h1>
          <p className="mt-6 text-small text-quiet">
            {post.author} · <DateTime iso={post.date} /> · {post.readTime}
          </p>
          <p className="mt-6 max-w-prose text-lead text-quiet">{post.excerpt}</p>
        </header>
        {post.hero ? (
          <div className="my-12 border border-hairline">
            <Photo picture={post.hero} sizes="(min-width: 92rem) 75rem, 92vw" eager />
          </div>
        ) : null}
        <RichText body={post.body} />
        <div className="mt-16">
          <Button to={blog.post.back.to} variant="outline">
            {blog.post.back.label}
          </Button>
        </div>
      </div>
    </article>
  )
}
