import { highlightCode } from '#blocks/index.server.ts'
import { conflictReporter, type DocumentNames, withOwnSlug } from '../document-names.ts'
import { isUsableSlug } from '../document-path.ts'
import { instant, parseEach } from '../documents.ts'
import type { ImageHost } from '../image-variants.ts'
import { type ContentLog, reasonOf } from '../log.ts'
import type { Platform } from '../platform.ts'
import { found, mapRead, type Read, type Reader } from '../read.ts'
import { unknownPartsReporter } from '../rich-text/unknown-parts.ts'
import { type BlogList, CARDS_PER_PAGE, gridOf, type ListRequest, pagesOf } from './blog-list.ts'
import { type Post, type PostSummary, parsePost, parseSummary } from './post.ts'
import { lastModified, postDates } from './post-dates.ts'
import { type Card, MAX_FEED_POSTS, postQueries, type WholePost } from './post-queries.ts'
import { POSTS_PER_SITEMAP_PART, type SitemapPost } from './sitemap-post.ts'

interface Options {
  platform: Platform
  images: ImageHost
  /** The known ones. A post of any other category is shown under All, and logged. */
  categories: readonly string[]
  log: ContentLog
}

/** Chunks of whole posts that are cached for an outage: the two hundred latest. */
const PREFETCHED_CHUNKS = 4

/** Everything that the site reads of posts, each through the reader that it is given. */
export function postReads({ platform, images, categories, log }: Options) {
  const queries = postQueries(platform, conflictReporter(log))
  const reportUnknown = unknownPartsReporter(log)
  const loggedCategories = new Set<string>()
  /** Search and lists show the same cards again and again, and their image URLs are signed. */
  const parsed = new WeakMap<Card, PostSummary>()

  const summaries = (cards: readonly Card[], names: DocumentNames | undefined) =>
    parseEach(cards, (card) => withOwnSlug(summary(card), names), log)
  const summary = (card: Card) => {
    const known = parsed.get(card)
    if (known) return known
    const { category } = card
    if (category && !categories.includes(category) && !loggedCategories.has(card._id)) {
      loggedCategories.add(card._id)
      log.warn({ document: card._id, category }, 'unknown category')
    }
    const post = parseSummary(card, images)
    parsed.set(card, post)
    return post
  }

  /** The names of all posts. Without them, a post's slug counts as its own. */
  const namesOf = async (read: Reader): Promise<DocumentNames | undefined> => {
    const names = await failFast(read)(queries.names)
    return names.state === 'found' ? names.value : undefined
  }

  const whole = (document: WholePost, names: DocumentNames | undefined): Post => {
    const post = withOwnSlug(parsePost(document, images), names)
    reportUnknown(post.id, document._updatedAt, post.body)
    return post
  }

  /** One page of the blog list; a page that is not cached is built from the search index. */
  const list = async (read: Reader, request: ListRequest): Promise<Read<BlogList>> => {
    if (request.q) return search(read, request)
    const page = await listPage(failFast(read), request)
    return page.state === 'found' ? page : search(read, request)
  }

  const listPage = async (read: Reader, request: ListRequest): Promise<Read<BlogList>> => {
    const { category, page } = request
    // First, so that an unknown category causes no other query and no cache entry.
    const total = await read(queries.count(category))
    if (total.state !== 'found') return total
    if (total.value === 0) return found({ ...request, cards: [], total: 0, pages: 1 })
    const pageExists = (page - 1) * CARDS_PER_PAGE < total.value
    const [first, slice, names] = await Promise.all([
      read(queries.largeCard(category)),
      pageExists ? read(queries.page(category, page)) : found<readonly Card[]>([]),
      namesOf(read),
    ])
    if (first.state !== 'found') return first
    return mapRead(slice, (cards) => {
      const [largeCard] = summaries(first.value && page === 1 ? [first.value] : [], names)
      return {
        ...request,
        ...(largeCard ? { largeCard } : {}),
        cards: summaries(gridOf(cards, first.value), names),
        total: total.value,
        pages: pagesOf(total.value),
      }
    })
  }

  const search = async (read: Reader, request: ListRequest): Promise<Read<BlogList>> => {
    const [result, names] = await Promise.all([read(queries.search), namesOf(read)])
    return mapRead(result, (index) => {
      const { largeCard: first, cards, ...counts } = index.find(request)
      const [largeCard] = summaries(first ? [first] : [], names)
      return {
        ...request,
        ...counts,
        ...(largeCard ? { largeCard } : {}),
        cards: summaries(cards, names),
      }
    })
  }

  /** One post whose date has come, by any name that leads to it. */
  const post = async (read: Reader, name: string): Promise<Read<Post>> => {
    const fast = await byName(failFast(read), name)
    if (fast.state !== 'unreachable') return fast
    const latest = await amongLatest(failFast(read), name)
    return latest.state === 'found' ? latest : byName(read, name)
  }

  const byName = async (read: Reader, name: string): Promise<Read<Post>> => {
    const names = await read(queries.names)
    if (names.state !== 'found') return names
    // An unknown name may be the ID of a post that was published a moment ago.
    const document = await read(queries.post(names.value.idOf(name) ?? name))
    return document.state === 'found' ? toPost(document.value, names.value) : document
  }

  const toPost = async (
    document: WholePost | null,
    names: DocumentNames | undefined,
  ): Promise<Read<Post>> => {
    if (document === null) return { state: 'missing' }
    try {
      const post = whole(document, names)
      if (Date.parse(post.date) > Date.parse(platform.now())) return { state: 'missing' }
      return found({ ...post, body: await highlightCode(post.body, log) })
    } catch (error) {
      log.warn({ document: document._id, reason: reasonOf(error) }, 'content document skipped')
      return { state: 'missing' }
    }
  }

  /** During an outage, a post that is not cached by itself may be among the prefetched latest posts. */
  const amongLatest = async (read: Reader, name: string): Promise<Read<Post>> => {
    const names = await namesOf(read)
    const id = names?.idOf(name) ?? name
    for (let chunk = 0; chunk < PREFETCHED_CHUNKS; chunk += 1) {
      const posts = await read(queries.latest(chunk))
      if (posts.state !== 'found') break
      const match = posts.value.find(({ _id, slug }) => _id === id || (!names && slug === name))
      if (match) return toPost(match, names)
      if (posts.value.length < MAX_FEED_POSTS) break
    }
    return { state: 'unreachable' }
  }

  /** The latest posts, whole: the feed. During an outage, those of a category may be some of the latest of all. */
  const latest = async (read: Reader, category = ''): Promise<Read<Post[]>> => {
    const ofCategory = category ? await failFast(read)(queries.latest(0, category)) : undefined
    const isKnown = ofCategory?.state === 'found'
    const [posts, names] = await Promise.all([
      isKnown ? ofCategory : read(queries.latest(0)),
      namesOf(read),
    ])
    return mapRead(posts, (list) =>
      parseEach(
        category ? list.filter((one) => one.category === category) : list,
        (document) => whole(document, names),
        log,
      ),
    )
  }

  /** As many posts without their bodies, from the search index: the latest of all, or of those that are wanted. */
  const latestSummaries = async (
    read: Reader,
    isWanted: PostFilter = () => true,
  ): Promise<Read<PostSummary[]>> => {
    const [index, names] = await Promise.all([read(queries.search), namesOf(read)])
    return mapRead(index, ({ posts }) =>
      summaries(posts.filter(isWanted).slice(0, MAX_FEED_POSTS), names),
    )
  }

  const count = async (read: Reader): Promise<Read<number>> => {
    const total = await failFast(read)(queries.count(''))
    if (total.state === 'found') return total
    return mapRead(await read(queries.search), ({ posts }) => posts.length)
  }

  /** One part of all posts, by ID, counted from 1. */
  const sitemapPosts = async (read: Reader, part: number): Promise<Read<SitemapPost[]>> => {
    const [ids, names] = await Promise.all([failFast(read)(queries.ids(part)), namesOf(read)])
    const sitemapPostOf = ({ _id: id, date, revisedAt, slug, noIndex }: Listed) =>
      withOwnSlug(
        {
          id,
          modified: lastModified(postDates(instant.parse(date), revisedAt)),
          ...(isUsableSlug(slug) ? { slug } : {}),
          ...(noIndex === true ? { noIndex } : {}),
        },
        names,
      )
    if (ids.state === 'found') return found(parseEach(ids.value, sitemapPostOf, log))
    return mapRead(await read(queries.search), ({ posts }) => {
      const listed = [...posts]
        .sort((one, other) => (one._id < other._id ? -1 : 1))
        .slice((part - 1) * POSTS_PER_SITEMAP_PART, part * POSTS_PER_SITEMAP_PART)
      return parseEach(listed, sitemapPostOf, log)
    })
  }

  /** Caches what every page can be built from, for an outage. */
  const prefetch = async (read: Reader): Promise<void> => {
    await read(queries.names)
    await read(queries.search)
    for (let chunk = 0; chunk < PREFETCHED_CHUNKS; chunk += 1) {
      const posts = await read(queries.latest(chunk))
      if (posts.state !== 'found' || posts.value.length < MAX_FEED_POSTS) break
    }
    await list(read, { q: '', category: '', page: 1 })
  }

  return { list, post, latest, latestSummaries, count, sitemapPosts, prefetch }
}

/** Selects posts by what the dataset has, where an import may have written anything. */
export type PostFilter = (post: { _id: string; slug: unknown; authorIds: unknown }) => boolean

/** A post in the list of ids. */
interface Listed {
  _id: string
  date: string | null
  revisedAt: unknown
  slug: unknown
  noIndex: unknown
}

/** A reader for callers with a fallback: it fails instead of waiting for a slow platform. */
function failFast(read: Reader): Reader {
  return (query) => read({ ...query, failFast: true })
}
