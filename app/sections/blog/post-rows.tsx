import { Link } from 'react-router'
import { DateTime } from '#app/components/date-time.tsx'
import { Photo } from '#app/components/pictures/photo.tsx'
import { type PostSummary, postPath } from '#content/index.ts'
import { sampleLabel } from '#copy/controls.ts'

export type PostRow = Pick<
  PostSummary,
  'id' | 'slug' | 'title' | 'category' | 'date' | 'excerpt' | 'sample' | 'card'
>

/** Posts as rows and not cards, so that they look different from the list of articles. */
export function PostRows({ posts }: { posts: readonly PostRow[] }) {
  return (
    <ul className="border-b border-hairline">
      {posts.map(({ title, category, date, excerpt, sample, card, ...post }) => (
        <li
          key={post.id}
          className={`group relative grid gap-x-6 gap-y-3 border-t border-hairline py-6 focus-within:bg-raised hover:bg-raised md:gap-x-10 ${card ? 'grid-cols-[minmax(0,7rem)_minmax(min-content,1fr)] md:grid-cols-[15rem_1fr]' : 'md:grid-cols-[12rem_1fr]'}`}
        >
          {card ? (
            <div className="md:row-span-2">
              <Photo picture={{ ...card, alt: '' }} sizes="(min-width: 48rem) 15rem, 7rem" />
            </div>
          ) : null}
          <p
            className={`facts font-mono text-label leading-6 text-quiet *:whitespace-normal ${card ? 'self-center md:self-end' : ''}`}
          >
            <span>{category}</span>{' '}
            <span>
              <DateTime iso={date} />
            </span>{' '}
            {sample ? <span>{sampleLabel}</span> : null}
          </p>
          <div className={card ? 'max-md:col-span-2' : ''}>
            <h3 className={card ? 'text-h3' : 'text-h4'}>
              <Link
                to={postPath(post)}
                prefetch="intent"
                className="group-hover:text-accent after:absolute after:inset-0"
              >
                {title}
              </Link>
            </h3>
            <p className="mt-1 max-w-3xl text-small text-quiet">{excerpt}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
