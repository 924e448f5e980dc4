import { type Question, question } from '../cache/cached-query.ts'
import { listOf } from '../documents.ts'
import type { Answer, Platform } from '../platform.ts'
import {
  categoryCountQuery,
  categoryFeaturedQuery,
  categoryPageQuery,
  featuredQuery,
  latestPostsQuery,
  postCountQuery,
  postIdsQuery,
  postNamesQuery,
  postPageQuery,
  postQuery,
} from '../queries.ts'
import { sliceOf } from './blog-list.ts'
import { addressesPerPart } from './post-address.ts'
import { type NamedPost, PostNames } from './post-names.ts'
import { SearchIndex } from './search-index.ts'

/** Posts whose text is read at once: as many as the feed holds. */
export const postsInFeed = 50
/** Posts that the search index is read by. */
const indexSlice = 500

/** A document as the lists have it, and whole. */
export type Card = SanityQueries[typeof postPageQuery][number]
export type WholePost = Exclude<SanityQueries[typeof postQuery], null>

/** What the site asks about posts. Answers are the platform's own documents, checked to be such. */
export function postQuestions(platform: Platform, onNames: (names: PostNames) => void) {
  const topics = ['type:blog']
  const now = () => platform.now()

  return {
    count: (category: string) =>
      category
        ? question(platform, {
            key: `count:${category}`,
            topics,
            query: categoryCountQuery,
            parameters: () => ({ now: now(), category }),
            parse: wholeNumber,
            keeps: (count) => count > 0,
          })
        : question(platform, {
            key: 'count',
            topics,
            query: postCountQuery,
            parameters: () => ({ now: now() }),
            parse: wholeNumber,
          }),

    featured: (category: string) =>
      category
        ? question(platform, {
            key: `featured:${category}`,
            topics,
            query: categoryFeaturedQuery,
            parameters: () => ({ now: now(), category }),
            parse: (document) => documentOrNull(document),
          })
        : question(platform, {
            key: 'featured',
            topics,
            query: featuredQuery,
            parameters: () => ({ now: now() }),
            parse: (document) => documentOrNull(document),
          }),

    page: (category: string, page: number): Question<readonly Card[]> =>
      category
        ? question(platform, {
            key: `page:${page}:${category}`,
            topics,
            query: categoryPageQuery,
            parameters: () => ({ now: now(), category, ...sliceOf(page) }),
            parse: (list) => listOf(list),
          })
        : question(platform, {
            key: `page:${page}`,
            topics,
            query: postPageQuery,
            parameters: () => ({ now: now(), ...sliceOf(page) }),
            parse: (list) => listOf(list),
          }),

    /** Spec §7, one post; null where there is none, which is no copy to keep. */
    post: (id: string) =>
      question(platform, {
        key: `post:${id}`,
        topics: [`id:${id}`],
        query: postQuery,
        parameters: () => ({ id }),
        parse: (document) => documentOrNull(document),
        keeps: (post) => post !== null,
      }),

    /** Which post each name below `/blogs/` leads to. */
    names: question(platform, {
      key: 'names',
      topics,
      query: postNamesQuery,
      parse: (list) => {
        const names = new PostNames(listOf(list).map(namedPost))
        onNames(names)
        return names
      },
    }),

    /** Whole posts, fifty at a time: the first fifty are the feed. */
    latest: (chunk: number) =>
      question(platform, {
        key: `latest:${chunk}`,
        topics,
        query: latestPostsQuery,
        parameters: () => ({
          now: now(),
          from: chunk * postsInFeed,
          to: (chunk + 1) * postsInFeed,
        }),
        parse: (list) => listOf(list),
      }),

    /** Ids for the sitemap, counted from 1. */
    ids: (part: number) =>
      question(platform, {
        key: `ids:${part}`,
        topics,
        query: postIdsQuery,
        parameters: () => ({
          now: now(),
          from: (part - 1) * addressesPerPart,
          to: part * addressesPerPart,
        }),
        parse: (list) => listOf(list),
        keeps: (ids) => ids.length > 0,
      }),

    /**
     * The cards of all posts, searchable. Read in slices, so that no answer is large. After an edit
     * the old index is given until the new one is there, rather than ten thousand posts awaited.
     */
    search: {
      key: 'search',
      topics,
      ask: () => everyCard(platform),
      parse: (cards) => new SearchIndex(listOf(cards as readonly Card[])),
      patience: 0,
    } satisfies Question<SearchIndex<Card>>,
  }
}

async function everyCard(platform: Platform): Promise<Answer<readonly Card[]>> {
  const cards: Card[] = []
  const tags = new Set<string>()
  const now = platform.now()
  for (let from = 0; ; from += indexSlice) {
    const slice = await platform.ask(postPageQuery, { now, from, to: from + indexSlice })
    cards.push(...listOf(slice.result))
    for (const tag of slice.tags) tags.add(tag)
    if (slice.result.length < indexSlice) return { result: cards, tags: [...tags] }
  }
}

function wholeNumber(result: number): number {
  if (!Number.isInteger(result) || result < 0) throw new Error('the answer is no count')
  return result
}

function documentOrNull<D extends { _id: string } | null>(result: D): D {
  if (result !== null) listOf([result])
  return result
}

/** The type is what the query promises; imports may have written anything. */
function namedPost({ _id, _createdAt, slug, formerSlugs }: NamedPost): NamedPost {
  return {
    _id,
    _createdAt,
    slug: typeof slug === 'string' ? slug : null,
    formerSlugs: Array.isArray(formerSlugs) ? formerSlugs : null,
  }
}
