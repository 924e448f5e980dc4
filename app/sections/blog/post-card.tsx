import { Link } from 'react-router'
import { Badge } from '#app/components/badge.tsx'
import { DateTime } from '#app/components/date-time.tsx'
import { Photo } from '#app/components/pictures/photo.tsx'
import { type PostSummary, postPath } from '#content/index.ts'
import { blog } from '#copy/blog/blog.ts'
import { sampleLabel } from '#copy/controls.ts'

interface PostCardProps {
  post: PostSummary
  /** The first card of the list, which has a badge if its post is featured. */
  isLarge?: boolean
}

/** A post in the list: its picture, then its words. The whole card is a link. */
export function PostCard({ post, isLarge }: PostCardProps) {
  const { title, category, byline, date, excerpt, readTime, sample } = post
  const picture = isLarge ? post.large : post.card
  return (
    <article className={isLarge ? 'post-card post-large group' : 'post-card group'}>
      {picture ? (
        <Photo
          picture={{ ...picture, alt: '' }}
          sizes="(min-width: 40rem) 45vw, 90vw"
          eager={isLarge}
        />
      ) : null}
      <div>
        <p className="flex flex-wrap items-center gap-4 font-mono text-label tracking-wider wrap-anywhere uppercase">
          {isLarge && post.featured ? <Badge tone="accent">{blog.list.featured}</Badge> : null}
          <span>{category}</span>
        </p>
        <h2>{title}</h2>
        <p>{excerpt}</p>
        <p className="facts text-small">
          {byline ? <span>{byline}</span> : null}{' '}
          {isLarge && readTime ? <DateTime iso={date} /> : null}{' '}
          <span>{isLarge && readTime ? readTime : <DateTime iso={date} />}</span>{' '}
          {sample ? <span>{sampleLabel}</span> : null}
        </p>
        <Link
          to={postPath(post)}
          prefetch="intent"
          className="inline-flex min-h-9 items-center font-semibold underline underline-offset-4 outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:outline-accent"
        >
          {blog.list.readMore}
          <span className="sr-only">: {title}</span>
        </Link>
      </div>
    </article>
  )
}
