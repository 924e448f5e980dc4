import { z } from 'zod'
import { type CachedQuery, cachedQuery } from '../cached-query.ts'
import { DocumentNames, type NamedDocument } from '../document-names.ts'
import { listOf } from '../documents.ts'
import type { Platform, QueryResult } from '../platform.ts'
import {
  categoryCountQuery,
  categoryLargeCardQuery,
  categoryLatestPostsQuery,
  categoryPageQuery,
  largeCardQuery,
  latestPostsQuery,
  postCountQuery,
  postIdsQuery,
  postNamesQuery,
  postPageQuery,
  postQuery,
} from '../queries.ts'
import { sliceOf } from './blog-list.ts'
import { SearchIndex } from './search-index.ts'
import { POSTS_PER_SITEMAP_PART } from './sitemap-post.ts'

/** Posts in the feed, and the chunk size in which whole posts are fetched. */
export const MAX_FEED_POSTS = 50
/** Posts per request while the search index is fetched. */
const SEARCH_CHUNK = 500

const wholeNumber = z.int().nonnegative()

/** A post document as the lists have it, and a whole one. */
export type Card = SanityQueries[typeof postPageQuery][number]
export type WholePost = Exclude<SanityQueries[typeof postQuery], null>

/** The cached queries about posts. Results are the platform's documents, checked to be documents. */
export function postQueries(platform: Platform, onNames: (names: DocumentNames) => void) {
  const tags = ['type:blog']
  const now = () => platform.now()

  return {
    /** The number of posts in a category. An empty one is all of them, here and in the next two. */
    count: (category: string) =>
      cachedQuery(platform, {
        key: queryKey('count', category),
        tags,
        query: category ? categoryCountQuery : postCountQuery,
        parameters: () => ({ now: now(), category }),
        parse: (count) => wholeNumber.parse(count),
        isCacheable: (count) => count > 0 || category === '',
      }),

    largeCard: (category: string) =>
      cachedQuery(platform, {
        key: queryKey('large-card', category),
        tags,
        query: category ? categoryLargeCardQuery : largeCardQuery,
        parameters: () => ({ now: now(), category }),
        parse: (document) => documentOrNull(document),
      }),

    page: (category: string, page: number): CachedQuery<readonly Card[]> =>
      cachedQuery(platform, {
        key: queryKey(`page:${page}`, category),
        tags,
        query: category ? categoryPageQuery : postPageQuery,
        parameters: () => ({ now: now(), category, ...sliceOf(page) }),
        parse: (list) => listOf(list),
      }),

    /** One post, or null. Missing posts are not cached: the number of names is unbounded. */
    post: (id: string) =>
      cachedQuery(platform, {
        key: `post:${id}`,
        tags: [`id:${id}`, 'type:author'],
        query: postQuery,
        parameters: () => ({ id }),
        parse: (document) => documentOrNull(document),
        isCacheable: (post) => post !== null,
      }),

    /** Which post each name below `/blogs/` leads to. */
    names: cachedQuery(platform, {
      key: 'names',
      tags,
      query: postNamesQuery,
      parse: (list) => {
        const names = new DocumentNames(listOf(list).map(namedPost))
        onNames(names)
        return names
      },
    }),

    /** Whole posts, `MAX_FEED_POSTS` at a time; chunk 0 is the feed. */
    latest: (chunk: number, category = '') =>
      cachedQuery(platform, {
        key: queryKey(`latest:${chunk}`, category),
        tags,
        query: category ? categoryLatestPostsQuery : latestPostsQuery,
        parameters: () => ({
          now: now(),
          category,
          from: chunk * MAX_FEED_POSTS,
          to: (chunk + 1) * MAX_FEED_POSTS,
        }),
        parse: (list) => listOf(list),
      }),

    /** One part of the sitemap's posts. Parts are counted from 1. */
    ids: (part: number) =>
      cachedQuery(platform, {
        key: `ids:${part}`,
        tags,
        query: postIdsQuery,
        parameters: () => ({
          now: now(),
          from: (part - 1) * POSTS_PER_SITEMAP_PART,
          to: part * POSTS_PER_SITEMAP_PART,
        }),
        parse: (list) => listOf(list),
        isCacheable: (ids) => ids.length > 0,
      }),

    /**
     * The search index over the cards of all posts, fetched in chunks so that no response is large.
     * After an edit the stale index is served until the new one is ready: it may take long.
     */
    search: {
      key: 'search',
      tags,
      fetch: () => everyCard(platform),
      parse: (cards) => SearchIndex.of(listOf(cards as readonly Card[])),
      takesLong: true,
    } satisfies CachedQuery<SearchIndex<Card>>,
  }
}

async function everyCard(platform: Platform): Promise<QueryResult<readonly Card[]>> {
  const cards: Card[] = []
  const tags = new Set<string>()
  const now = platform.now()
  for (let from = 0; ; from += SEARCH_CHUNK) {
    const slice = await platform.query(postPageQuery, { now, from, to: from + SEARCH_CHUNK })
    cards.push(...listOf(slice.result))
    for (const tag of slice.syncTags) tags.add(tag)
    if (slice.result.length < SEARCH_CHUNK) return { result: cards, syncTags: [...tags] }
  }
}

function queryKey(name: string, category: string): string {
  return category ? `${name}:${category}` : name
}

function documentOrNull<D extends { _id: string } | null>(result: D): D {
  if (result !== null) listOf([result])
  return result
}

/** The type is what the query promises; an imported document may contain anything. */
function namedPost({ _id, _createdAt, slug, formerSlugs }: NamedDocument): NamedDocument {
  return {
    _id,
    _createdAt,
    slug: typeof slug === 'string' ? slug : null,
    formerSlugs: Array.isArray(formerSlugs) ? formerSlugs : null,
  }
}
