import { useNavigation } from 'react-router'
import { LoadingText } from '#app/components/loading-text.tsx'
import { useLongWait } from '#app/components/use-long-wait.ts'
import type { RelatedPost } from '#app/sections/post/related-posts.tsx'
import type { BlogList } from '#content/posts/blog-list.ts'
import { blog } from '#copy/blog.ts'
import { loading } from '#copy/loading.ts'
import { listAddress } from './list-address.ts'
import { NothingHere } from './nothing-here.tsx'
import { PostGrid } from './post-grid.tsx'

/** A filter that takes longer shows that the list is loading. */
const LOADING_TEXT_DELAY_MS = 200

interface ArticlesProps {
  list: BlogList
  /** What to show instead when nothing matches. */
  instead: readonly RelatedPost[]
}

/** The articles of one view of the list. While another view loads, the current one is dimmed. */
export function Articles({ list, instead }: ArticlesProps) {
  const { location } = useNavigation()
  const isLate = useLongWait(location?.pathname === '/blogs', LOADING_TEXT_DELAY_MS)
  const hasCards = list.featured !== undefined || list.cards.length > 0
  return (
    <>
      <div className="mb-6">
        {isLate ? (
          <LoadingText>{loading.posts}</LoadingText>
        ) : hasCards ? (
          <p className="min-h-6 font-mono text-label leading-6 text-quiet">
            {blog.list.count(list.total, list)}
          </p>
        ) : null}
      </div>
      <div aria-busy={isLate} className={isLate ? 'opacity-50' : ''}>
        {hasCards ? (
          <PostGrid key={listAddress(list)} list={list} />
        ) : (
          <NothingHere request={list} instead={instead} />
        )}
      </div>
    </>
  )
}
