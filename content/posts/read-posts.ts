import { parseEach } from '../documents.ts'
import { highlightBody } from '../highlight/highlight-body.ts'
import type { ImageHost } from '../picture.ts'
import type { Platform } from '../platform.ts'
import { found, mapRead, type Read, type Reader } from '../read.ts'
import { type ContentLog, reasonOf } from '../source.ts'
import { type BlogList, cardsPerPage, gridOf, type ListRequest, pagesOf } from './blog-list.ts'
import { type Post, parsePost, parseSummary } from './post.ts'
import { addressesPerPart, type PostAddress } from './post-address.ts'
import { type Card, postQuestions, postsInFeed, type WholePost } from './post-questions.ts'

interface Parts {
  platform: Platform
  images: ImageHost
  /** The known ones; any other is shown under All, and logged (handling: Content). */
  categories: readonly string[]
  log: ContentLog
}

/** Chunks of whole posts that are kept for an outage: the two hundred latest. */
const chunksKept = 4

/** Everything that the site reads of posts. Each read goes through the reader that it is given. */
export function postReads({ platform, images, categories, log }: Parts) {
  const ask = postQuestions(platform)
  const strange = new Set<string>()

  const summaries = (cards: readonly Card[]) => parseEach(cards, (card) => summary(card), log)
  const summary = (card: Card) => {
    const { category } = card
    if (category && !categories.includes(category) && !strange.has(card._id)) {
      strange.add(card._id)
      log.warn({ document: card._id, category }, 'category outside the known ones')
    }
    return parseSummary(card, images)
  }

  /** One page of the blog list. What no copy is left of is put together from the search index. */
  const list = async (read: Reader, request: ListRequest): Promise<Read<BlogList>> => {
    if (request.q) return search(read, request)
    const page = await listPage(orElse(read), request)
    return page.state === 'found' ? page : search(read, request)
  }

  const listPage = async (read: Reader, request: ListRequest): Promise<Read<BlogList>> => {
    const { category, page } = request
    // Asked first: for a category that nobody has used, nothing else is asked or kept.
    const total = await read(ask.count(category))
    if (total.state !== 'found') return total
    if (total.value === 0) return found({ ...request, cards: [], total: 0, pages: 1 })
    const isThere = (page - 1) * cardsPerPage < total.value
    const [featured, slice] = await Promise.all([
      read(ask.featured(category)),
      isThere ? read(ask.page(category, page)) : found<readonly Card[]>([]),
    ])
    if (featured.state !== 'found') return featured
    return mapRead(slice, (cards) => {
      const [large] = summaries(featured.value && page === 1 ? [featured.value] : [])
      return {
        ...request,
        ...(large ? { featured: large } : {}),
        cards: summaries(gridOf(cards, featured.value)),
        total: total.value,
        pages: pagesOf(total.value, featured.value !== null),
      }
    })
  }

  const search = async (read: Reader, request: ListRequest): Promise<Read<BlogList>> =>
    mapRead(await read(ask.search), (index) => {
      const { featured, cards, ...counts } = index.find(request)
      const [large] = summaries(featured ? [featured] : [])
      return {
        ...request,
        ...counts,
        ...(large ? { featured: large } : {}),
        cards: summaries(cards),
      }
    })

  /** One post whose date has come, by `_id`, or by slug where it has one. */
  const post = async (read: Reader, idOrSlug: string): Promise<Read<Post>> => {
    const soon = await byIdOrSlug(orElse(read), idOrSlug)
    if (soon.state !== 'unreachable') return soon
    const copy = await amongLatest(orElse(read), idOrSlug)
    return copy.state === 'found' ? copy : byIdOrSlug(read, idOrSlug)
  }

  const byIdOrSlug = async (read: Reader, idOrSlug: string): Promise<Read<Post>> => {
    const byId = await shown(read, idOrSlug)
    if (byId.state === 'found') return byId
    const id = await read(ask.idOfSlug(idOrSlug))
    if (id.state === 'found' && id.value !== null) return shown(read, id.value)
    return id.state === 'found' ? byId : id
  }

  const shown = async (read: Reader, id: string): Promise<Read<Post>> => {
    const document = await read(ask.post(id))
    return document.state === 'found' ? opened(document.value) : document
  }

  const opened = async (document: WholePost | null): Promise<Read<Post>> => {
    if (document === null) return { state: 'missing' }
    try {
      const whole = parsePost(document, images)
      if (Date.parse(whole.date) > Date.now()) return { state: 'missing' }
      return found({ ...whole, body: await highlightBody(whole.body, log) })
    } catch (error) {
      log.warn({ document: document._id, reason: reasonOf(error) }, 'content document skipped')
      return { state: 'missing' }
    }
  }

  /** During an outage, a post that nobody has opened yet may be among those read for the feed. */
  const amongLatest = async (read: Reader, idOrSlug: string): Promise<Read<Post>> => {
    for (let chunk = 0; chunk < chunksKept; chunk += 1) {
      const posts = await read(ask.latest(chunk))
      if (posts.state !== 'found') break
      const match = posts.value.find(({ _id, slug }) => _id === idOrSlug || slug === idOrSlug)
      if (match) return opened(match)
      if (posts.value.length < postsInFeed) break
    }
    return { state: 'unreachable' }
  }

  /** The latest posts, whole: the feed. */
  const latest = async (read: Reader): Promise<Read<Post[]>> =>
    mapRead(await read(ask.latest(0)), (posts) =>
      parseEach(posts, (document) => parsePost(document, images), log),
    )

  const count = async (read: Reader): Promise<Read<number>> => {
    const total = await orElse(read)(ask.count(''))
    if (total.state === 'found') return total
    return mapRead(await read(ask.search), ({ posts }) => posts.length)
  }

  /** One part of all posts, by id, counted from 1. */
  const addresses = async (read: Reader, part: number): Promise<Read<PostAddress[]>> => {
    const ids = await orElse(read)(ask.ids(part))
    if (ids.state === 'found') return found(ids.value.map(addressOf))
    return mapRead(await read(ask.search), ({ posts }) =>
      [...posts]
        .sort((one, other) => (one._id < other._id ? -1 : 1))
        .slice((part - 1) * addressesPerPart, part * addressesPerPart)
        .map(addressOf),
    )
  }

  /** Reads what every page can be put together from, so that an outage finds copies of it. */
  const readAhead = async (read: Reader): Promise<void> => {
    await read(ask.search)
    for (let chunk = 0; chunk < chunksKept; chunk += 1) {
      const posts = await read(ask.latest(chunk))
      if (posts.state !== 'found' || posts.value.length < postsInFeed) break
    }
    await list(read, { q: '', category: '', page: 1 })
  }

  return { list, post, latest, count, addresses, readAhead }
}

function addressOf({ _id, _updatedAt }: { _id: string; _updatedAt: string }): PostAddress {
  return { id: _id, updated: _updatedAt }
}

/** A reader for those who have something else to fall back on. */
function orElse(read: Reader): Reader {
  return (question) => read({ ...question, hasFallback: true })
}
