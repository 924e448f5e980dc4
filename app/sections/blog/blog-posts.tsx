import { useNavigation } from 'react-router'
import { Badge } from '#app/components/badge.tsx'
import { useLongWait } from '#app/components/use-long-wait.ts'
import { LOADING_STATE_DELAY_MS } from '#app/loaders/loading-state.ts'
import { pathWithoutCategory } from '#app/loaders/path-without-category.ts'
import type { BlogList } from '#content/index.ts'
import { blog } from '#copy/blog/blog.ts'
import { sampleLabel } from '#copy/controls.ts'
import { loading } from '#copy/loading.ts'
import { EmptyList } from './empty-list.tsx'
import { listUrl } from './list-url.ts'
import { PostGrid } from './post-grid.tsx'
import type { PostRow } from './post-rows.tsx'

interface BlogPostsProps {
  list: BlogList
  /** What to show instead when nothing matches. */
  instead: readonly PostRow[]
  /** Whether the last Load More has failed. */
  moreFailed?: boolean
}

/** The posts of one view of the list. While another view loads, the current one is dimmed. */
export function BlogPosts({ list, instead, moreFailed = false }: BlogPostsProps) {
  const { location } = useNavigation()
  const isLate = useLongWait(
    pathWithoutCategory(location?.pathname ?? '') === '/blogs',
    LOADING_STATE_DELAY_MS,
  )
  const hasCards = list.largeCard !== undefined || list.cards.length > 0
  const hasSamples = [list.largeCard, ...list.cards].some((post) => post?.sample)
  // A page past the last one has no cards although the list has posts, so it shows no count.
  const isCounted = hasCards || list.total === 0
  return (
    <>
      <div className="mb-4 flex min-h-6 flex-wrap items-center gap-4 font-mono text-label text-quiet">
        <p role="status">
          {isLate ? loading.posts : isCounted ? blog.list.count(list.total, list) : ''}
        </p>
        {hasSamples ? <Badge>{sampleLabel}</Badge> : null}
      </div>
      <div aria-busy={isLate} className={isLate ? 'opacity-50' : ''}>
        {hasCards ? (
          <PostGrid key={listUrl(list)} list={list} moreFailed={moreFailed} />
        ) : (
          <EmptyList request={list} instead={instead} />
        )}
      </div>
    </>
  )
}
