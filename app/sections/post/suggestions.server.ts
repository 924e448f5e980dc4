import type { Content, Post, PostSummary } from '#content/index.ts'
import type { AuthorNote } from './author-notes.tsx'
import type { RelatedPost } from './related-posts.tsx'

const MAX_SUGGESTIONS = 3

/**
 * Posts to read next, or instead of a missing one: the latest of a category, then the latest of all. Empty if
 * the content platform is unreachable.
 */
export async function suggestions(
  content: Content,
  post: Pick<Post, 'id' | 'category'> = { id: '', category: '' },
): Promise<RelatedPost[]> {
  const related = new Map<string, RelatedPost>()
  for (const category of new Set([post.category, ''])) {
    if (related.size >= MAX_SUGGESTIONS) break
    const list = await content.blogList({ q: '', category, page: 1 })
    if (list.state !== 'found') break
    const { largeCard, cards } = list.value
    for (const found of largeCard ? [largeCard, ...cards] : cards) {
      if (found.id !== post.id) related.set(found.id, asRelated(found))
    }
  }
  return [...related.values()].slice(0, MAX_SUGGESTIONS)
}

/** The authors of a post, each with their latest other posts. */
export async function authorNotes(
  content: Content,
  { id, authors }: Pick<Post, 'id' | 'authors'>,
): Promise<AuthorNote[]> {
  if (authors.length === 0) return []
  const latest = await content.latestSummaries()
  const others = latest.state === 'found' ? latest.value.filter((post) => post.id !== id) : []
  return authors.map((author) => ({
    ...author,
    posts: others
      .filter(({ authorIds }) => authorIds?.includes(author.id))
      .slice(0, MAX_SUGGESTIONS)
      .map(asRelated),
  }))
}

function asRelated({ id, slug, title, category, date, excerpt }: PostSummary): RelatedPost {
  return { id, ...(slug ? { slug } : {}), title, category, date, excerpt }
}
