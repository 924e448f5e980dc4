import type { Content, Post } from '#content/index.ts'
import type { RelatedPost } from './related-posts.tsx'

const MAX_SUGGESTIONS = 3

/**
 * Posts to read next, or instead of a missing one: the latest of a category, then the latest of
 * all. Empty while the content platform is unreachable.
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
    const { featured, cards } = list.value
    for (const found of featured ? [featured, ...cards] : cards) {
      const { id, slug, title, category, date, excerpt } = found
      const address = { id, ...(slug ? { slug } : {}) }
      if (id !== post.id) related.set(id, { ...address, title, category, date, excerpt })
    }
  }
  return [...related.values()].slice(0, MAX_SUGGESTIONS)
}
