import type { ReactNode } from 'react'
import { Badge } from '#app/components/badge.tsx'
import { DateTime } from '#app/components/date-time.tsx'
import { Label } from '#app/components/label.tsx'
import { Breadcrumbs } from '#app/sections/breadcrumbs.tsx'
import type { Post } from '#content/index.ts'
import { blogPost } from '#copy/blog/post.ts'
import { sampleLabel } from '#copy/controls.ts'
import type { PageLink } from '#copy/pages/types.ts'

/** Title, category, author, date and reading time. */
export function PostHeader({ post, parents }: { post: Post; parents: readonly PageLink[] }) {
  const { author, date, revised, readTime } = blogPost.facts
  return (
    <header>
      {parents.length > 0 ? <Breadcrumbs parents={parents} /> : null}
      <div className="flex flex-wrap items-center gap-4 *:min-w-0">
        {post.category ? <Label>{post.category}</Label> : null}
        {post.sample ? <Badge>{sampleLabel}</Badge> : null}
      </div>
      <h1 className="mt-5 max-w-5xl">{post.title}</h1>
      {post.excerpt ? (
        <p className="mt-6 max-w-prose text-lead text-quiet">{post.excerpt}</p>
      ) : null}
      <dl className="mt-8 border-y border-hairline sm:mt-10 sm:flex sm:flex-wrap">
        {post.byline ? <Fact name={author}>{post.byline}</Fact> : null}
        <Fact name={date}>
          <DateTime iso={post.date} />
        </Fact>
        {post.revised ? (
          <Fact name={revised}>
            <DateTime iso={post.revised} />
          </Fact>
        ) : null}
        <Fact name={readTime}>{post.readTime}</Fact>
      </dl>
    </header>
  )
}

/** A fact: a row on phones, a cell on wider screens. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-hairline py-2.5 not-last:border-b sm:block sm:py-3 sm:pr-10 sm:not-first:pl-6 sm:not-last:border-r sm:not-last:border-b-0">
      <Label as="dt">{name}</Label>
      <dd className="text-right text-small wrap-anywhere sm:mt-1 sm:text-left">{children}</dd>
    </div>
  )
}
