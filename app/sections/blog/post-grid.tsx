import { useState } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#app/components/button.tsx'
import type { BlogList } from '#content/posts/blog-list.ts'
import { blog } from '#copy/blog.ts'
import { loading } from '#copy/loading.ts'
import { listAddress } from './list-address.ts'
import { FeaturedCard, PostCard } from './post-card.tsx'

/**
 * The cards of a list. Load More links to the next page; with script it appends that page. Pass a
 * `key` by request, so that another request resets it.
 */
export function PostGrid({ list, moreFailed }: { list: BlogList; moreFailed: boolean }) {
  const next = useFetcher<{ list: BlogList }>()
  const [appended, setAppended] = useState<BlogList[]>([])
  const loaded = next.data?.list
  if (loaded && !appended.includes(loaded)) {
    setAppended([...appended.filter(({ page }) => page < loaded.page), loaded])
  }

  const last = appended.at(-1) ?? list
  const cards = [list, ...appended].flatMap((page) => page.cards)
  const nextAddress = listAddress({ ...last, page: last.page + 1 })
  return (
    <>
      {list.featured ? <FeaturedCard post={list.featured} /> : null}
      <div className="mt-8 grid gap-8 sm:grid-cols-2">
        {cards.map((post) => (
          <PostCard key={post.id} post={post} />
        ))}
      </div>
      <p role="status" className="sr-only">
        {appended.length > 0 ? `${cards.length} articles shown` : ''}
      </p>
      {last.page < last.pages ? (
        <div className="mt-10 flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button
            to={nextAddress}
            variant="outline"
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              next.load(nextAddress)
            }}
          >
            {blog.list.loadMore}
          </Button>
          {next.state === 'idle' ? null : <span className="text-quiet">{loading.posts}</span>}
          {next.state === 'idle' && moreFailed && !loaded ? (
            // The error boundary has replaced the link that had the focus.
            <span role="alert" tabIndex={-1} ref={focus} className="outline-none">
              {blog.list.failure}
            </span>
          ) : null}
        </div>
      ) : null}
    </>
  )
}

function focus(element: HTMLElement | null): void {
  element?.focus()
}
