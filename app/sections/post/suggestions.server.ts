import type { Content, Post, PostSummary } from '#content/index.ts'
import { withCategoryPicture } from '../blog/category-pictures.ts'
import type { PostRow } from '../blog/post-rows.tsx'
import type { AuthorNote } from './author-notes.tsx'
import { hasExamples } from './examples.server.ts'

const MAX_SUGGESTIONS = 3

/**
 * Posts to read next, or instead of a missing one: the latest of a category, then the latest of all. Empty if
 * the content platform is unreachable.
 */
export async function suggestions(
  content: Content,
  post: Pick<Post, 'id' | 'category'> = { id: '', category: '' },
): Promise<PostRow[]> {
  const related = new Map<string, PostRow>()
  for (const category of new Set([post.category, ''])) {
    if (related.size >= MAX_SUGGESTIONS) break
    const list = await content.blogList({ q: '', category, page: 1 })
    if (list.state !== 'found') break
    const { largeCard, cards } = list.value
    for (const found of largeCard ? [largeCard, ...cards] : cards) {
      if (found.id !== post.id) related.set(found.id, asRow(found))
    }
  }
  return [...related.values()].slice(0, MAX_SUGGESTIONS)
}

/** The latest posts whose code can be downloaded, with their pictures. Empty if the content platform is unreachable. */
export async function postsWithCode(content: Pick<Content, 'latestSummaries'>): Promise<PostRow[]> {
  const latest = await content.latestSummaries(
    ({ slug }) => typeof slug === 'string' && hasExamples(slug),
  )
  const posts = latest.state === 'found' ? latest.value : []
  return posts
    .slice(0, MAX_SUGGESTIONS)
    .map(withCategoryPicture)
    .map((post) => ({
      ...asRow(post),
      ...(post.sample ? { sample: true } : {}),
      ...(post.card ? { card: post.card } : {}),
    }))
}

/** The authors of a post, each with their latest other posts. */
export async function authorNotes(
  content: Pick<Content, 'latestSummaries'>,
  { id, authors }: Pick<Post, 'id' | 'authors'>,
): Promise<AuthorNote[]> {
  return Promise.all(
    authors.map(async (author) => {
      const latest = await content.latestSummaries(
        ({ authorIds }) => Array.isArray(authorIds) && authorIds.includes(author.id),
      )
      const posts = latest.state === 'found' ? latest.value : []
      const others = posts.filter((post) => post.id !== id)
      return { ...author, posts: others.slice(0, MAX_SUGGESTIONS).map(asRow) }
    }),
  )
}

function asRow({ id, slug, title, category, date, excerpt }: PostSummary): PostRow {
  return { id, ...(slug ? { slug } : {}), title, category, date, excerpt }
}
