import { useEffect, useRef, useState } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { Button } from '#app/components/button.tsx'
import { focusInView } from '#app/components/focus-in-view.ts'
import type { BlogList } from '#content/index.ts'
import { blog } from '#copy/blog/blog.ts'
import { loading } from '#copy/loading.ts'
import { listUrl } from './list-url.ts'
import { PostCard } from './post-card.tsx'

/** The pages that Load More appended, by the key of the history entry, so that Back shows them again. */
const appendedPages = new Map<string, readonly BlogList[]>()

/**
 * The cards of a list. Load More links to the next page. With scripts, it appends that page and moves focus
 * to its first card. Pass a `key` by request, so that another request resets it.
 */
export function PostGrid({ list, moreFailed }: { list: BlogList; moreFailed: boolean }) {
  const next = useFetcher<{ list: BlogList }>()
  const { key } = useLocation()
  const [appended, setAppended] = useState(() => appendedPages.get(key) ?? [])
  const grid = useRef<HTMLDivElement>(null)
  const more = useRef<HTMLDivElement>(null)
  const loaded = next.data?.list
  if (loaded && !appended.includes(loaded)) {
    setAppended([...appended.filter(({ page }) => page < loaded.page), loaded])
  }

  const last = appended.at(-1) ?? list
  const cards = [list, ...appended].flatMap((page) => page.cards)
  const shown = cards.length + (list.largeCard ? 1 : 0)

  useEffect(() => {
    if (appended.length > 0) appendedPages.set(key, appended)
  }, [key, appended])

  useEffect(() => {
    if (!loaded) return
    const links = [...(grid.current?.querySelectorAll<HTMLElement>('article a') ?? [])]
    links.at(-loaded.cards.length)?.focus()
  }, [loaded])

  useEffect(() => {
    // The error boundary has replaced the link that had focus.
    if (moreFailed) focusInView(more.current?.querySelector('a') ?? null)
  }, [moreFailed])

  const nextUrl = listUrl({ ...last, page: last.page + 1 })
  return (
    <>
      {list.largeCard ? <PostCard post={list.largeCard} isLarge /> : null}
      <div ref={grid} className="post-index">
        {cards.map((post) => (
          <PostCard key={post.id} post={post} />
        ))}
      </div>
      <p role="status" className="sr-only">
        {appended.length > 0 ? blog.list.shown(shown) : ''}
      </p>
      {last.page < last.pages ? (
        <div ref={more} className="mt-10 flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button
            to={nextUrl}
            variant="outline"
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              next.load(nextUrl)
            }}
          >
            {blog.list.loadMore}
          </Button>
          {next.state === 'idle' ? null : <span className="text-quiet">{loading.posts}</span>}
          {next.state === 'idle' && moreFailed && !loaded ? (
            <span role="alert">{blog.list.failure}</span>
          ) : null}
        </div>
      ) : null}
    </>
  )
}
