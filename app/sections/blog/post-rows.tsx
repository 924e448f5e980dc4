import { Link } from 'react-router'
import { Badge } from '#app/components/badge.tsx'
import { DateTime } from '#app/components/date-time.tsx'
import { type PostSummary, postPath } from '#content/index.ts'
import { sampleLabel } from '#copy/controls.ts'

export type PostRow = Pick<
  PostSummary,
  'id' | 'slug' | 'title' | 'category' | 'date' | 'excerpt' | 'sample'
>

/** Posts as rows and not cards, so that they look different from the list of articles. */
export function PostRows({ posts }: { posts: readonly PostRow[] }) {
  return (
    <ul className="border-b border-hairline">
      {posts.map(({ title, category, date, excerpt, sample, ...post }) => (
        <li
          key={post.id}
          className="group relative grid gap-x-10 gap-y-2 border-t border-hairline py-6 focus-within:bg-raised hover:bg-raised md:grid-cols-[12rem_1fr]"
        >
          <p className="font-mono text-label leading-6 text-quiet">
            {category}
            <br />
            <DateTime iso={date} />
          </p>
          <div>
            <h3 className="text-h4">
              <Link
                to={postPath(post)}
                prefetch="intent"
                className="group-hover:text-accent after:absolute after:inset-0"
              >
                {title}
              </Link>{' '}
              {sample ? <Badge>{sampleLabel}</Badge> : null}
            </h3>
            <p className="mt-1 max-w-prose text-small text-quiet">{excerpt}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
