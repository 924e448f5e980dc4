import { Link } from 'react-router'
import { DateTime } from '#app/components/date-time.tsx'
import { type PostSummary, postPath } from '#content/index.ts'

export type RelatedPost = Pick<
  PostSummary,
  'id' | 'slug' | 'title' | 'category' | 'date' | 'excerpt'
>

interface RelatedPostsProps {
  heading: string
  posts: readonly RelatedPost[]
}

/** Related posts as rows and not cards, so that they look different from the list of articles. */
export function RelatedPosts({ heading, posts }: RelatedPostsProps) {
  if (posts.length === 0) return null
  return (
    <section aria-labelledby="related" className="mt-16 print:hidden" data-no-markdown>
      <h2 id="related" className="text-h3">
        {heading}
      </h2>
      <ul className="mt-6 border-b border-hairline">
        {posts.map(({ title, category, date, excerpt, ...post }) => (
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
                </Link>
              </h3>
              <p className="mt-1 max-w-prose text-small text-quiet">{excerpt}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
