import { Link } from 'react-router'
import { Badge } from '#app/components/badge.tsx'
import { DateTime } from '#app/components/date-time.tsx'
import { Photo } from '#app/components/photo.tsx'
import { type PostSummary, postPath } from '#content/index.ts'
import { blog } from '#copy/blog.ts'

/** A post in the grid. The whole card is a link. */
export function PostCard({ post }: { post: PostSummary }) {
  return (
    <article className="group relative flex flex-col border border-hairline bg-raised focus-within:border-signal hover:border-edge">
      {post.card ? (
        <Photo
          picture={{ ...post.card, alt: '' }}
          sizes="(min-width: 80rem) 27rem, (min-width: 40rem) 45vw, 90vw"
        />
      ) : null}
      <div className="flex grow flex-col p-6">
        <p className="font-mono text-label tracking-wider text-quiet uppercase">{post.category}</p>
        <h2 className="mt-3 text-h3">{post.title}</h2>
        <p className="mt-3 grow text-small text-quiet">{post.excerpt}</p>
        <p className="mt-5 text-small text-quiet">
          {post.author} · <DateTime iso={post.date} />
        </p>
        <ReadMore post={post} />
      </div>
    </article>
  )
}

/** The first featured post: a large card. */
export function FeaturedCard({ post }: { post: PostSummary }) {
  return (
    <article className="group relative grid border border-hairline bg-raised focus-within:border-signal hover:border-edge xl:grid-cols-2">
      {post.large ? (
        <Photo
          picture={{ ...post.large, alt: '' }}
          sizes="(min-width: 80rem) 36rem, 90vw"
          eager
          className="xl:h-full xl:object-cover"
        />
      ) : null}
      <div className="flex flex-col p-6 sm:p-10">
        <p className="flex flex-wrap items-center gap-4">
          <Badge tone="signal">{blog.list.featured}</Badge>
          <span className="font-mono text-label tracking-wider text-quiet uppercase">
            {post.category}
          </span>
        </p>
        <h2 className="mt-6 text-h3">{post.title}</h2>
        <p className="mt-4 grow text-quiet">{post.excerpt}</p>
        <p className="mt-6 text-small text-quiet">
          {post.author} · <DateTime iso={post.date} />
          {post.readTime ? <span className="whitespace-nowrap"> · {post.readTime}</span> : null}
        </p>
        <ReadMore post={post} />
      </div>
    </article>
  )
}

function ReadMore({ post }: { post: PostSummary }) {
  return (
    <Link
      to={postPath(post)}
      prefetch="intent"
      className="mt-4 inline-flex min-h-9 items-center self-start font-semibold underline decoration-signal decoration-1 underline-offset-4 outline-none group-hover:text-signal after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:outline-signal"
    >
      {blog.list.readMore}
      <span className="sr-only">: {post.title}</span>
    </Link>
  )
}
