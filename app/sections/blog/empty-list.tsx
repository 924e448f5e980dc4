import { Button } from '#app/components/button.tsx'
import { RelatedPosts } from '#app/sections/post/related-posts.tsx'
import type { ListRequest } from '#content/index.ts'
import { blog } from '#copy/blog/blog.ts'
import { controls } from '#copy/controls.ts'
import { listUrl } from './list-url.ts'
import type { PostRow } from './post-rows.tsx'

interface EmptyListProps {
  request: ListRequest
  instead: readonly PostRow[]
}

/** The empty list (no match, a page past the last one, or no posts at all), with other posts instead. */
export function EmptyList({ request, instead }: EmptyListProps) {
  const { noMatch, empty, showAll } = blog.list
  const isFiltered = listUrl(request) !== '/blogs'
  return (
    <div className="[&_ul]:border-b-0">
      <div className="border-l border-accent pl-6 lg:pl-10">
        <p className="text-h3">{isFiltered ? noMatch : empty}</p>
        {isFiltered ? (
          <div className="mt-6">
            <Button to={showAll.to} variant="outline">
              {showAll.label}
            </Button>
          </div>
        ) : null}
      </div>
      <RelatedPosts heading={controls.related.latest} posts={instead} />
    </div>
  )
}
