import type { InvalidationTags } from '#cache/index.ts'
import { comparablePath } from '#studio/schema/site/redirects.ts'
import { cachedQuery } from '../cached-query.ts'
import { listOf, parseEach } from '../documents.ts'
import type { ImageHost } from '../image-variants.ts'
import type { ContentLog } from '../log.ts'
import type { Platform } from '../platform.ts'
import {
  announcementsQuery,
  categoriesQuery,
  figuresQuery,
  pageHeadsQuery,
  questionsQuery,
  redirectsQuery,
  testimonialsQuery,
} from '../queries.ts'
import { found, mapRead, nonEmpty, type Read, type Reader } from '../read.ts'
import {
  type Announcement,
  type DatedAnnouncement,
  inForce,
  nextChange,
  parseAnnouncement,
} from './announcement.ts'
import { type CategoryText, parseCategory } from './category.ts'
import { type Figure, type FigurePlace, parseFigure } from './figure.ts'
import { loggedOnce } from './logged-once.ts'
import { type PageHead, parsePageHead } from './page-head.ts'
import { parseQuestion, type Question, type QuestionPlace } from './question.ts'
import { parseRedirect, targetsOf } from './redirect.ts'
import { parseTestimonial, type Testimonial } from './testimonial.ts'

/**
 * What owners change besides posts and jobs. A read is *missing* where the platform has no document
 * of the kind that can be shown. Callers have a fallback for that, and for an unreachable platform.
 */
export interface SiteContent {
  /** The announcement in force; null if there are announcements and none is. */
  announcement(): Promise<Read<Announcement | null>>
  testimonials(): Promise<Read<readonly Testimonial[]>>
  figures(place: FigurePlace): Promise<Read<readonly Figure[]>>
  questions(place: QuestionPlace): Promise<Read<readonly Question[]>>
  pageHeads(): Promise<Read<readonly PageHead[]>>
  categories(): Promise<Read<readonly CategoryText[]>>
  /** The path that a path without a page leads to. */
  redirectFrom(path: string): Promise<Read<string>>
}

interface Options {
  platform: Platform
  images: ImageHost
  log: ContentLog
  /** Called with the tags of what changes at a time that has come. */
  onDue?: (tags: InvalidationTags) => void
}

/** The longest delay of a timer in ms is 2^31 - 1; once a day is often enough. */
const MAX_TIMER_MS = 24 * 60 * 60_000

/** Everything that the site reads of site content. Each read goes through the reader that it is given. */
export function siteContentReads({ platform, images, log, onDue }: Options) {
  const onceLog = loggedOnce(log)
  let timer: NodeJS.Timeout | undefined
  const schedule = (announcements: readonly DatedAnnouncement[]) => {
    clearTimeout(timer)
    if (!onDue) return
    const now = Date.now()
    const at = nextChange(announcements, now)
    if (at === Number.POSITIVE_INFINITY) return
    timer = setTimeout(() => onDue(announcementTags), Math.min(at - now, MAX_TIMER_MS))
    timer.unref()
  }

  const announcementTags = ['type:announcement']
  const announcements = cachedQuery(platform, {
    key: 'announcements',
    tags: announcementTags,
    failFast: true,
    query: announcementsQuery,
    parse(list) {
      const parsed = parseEach(listOf(list), parseAnnouncement, onceLog)
      schedule(parsed)
      return parsed
    },
  })
  const testimonials = cachedQuery(platform, {
    key: 'testimonials',
    tags: ['type:testimonial'],
    failFast: true,
    query: testimonialsQuery,
    parse: (list) =>
      parseEach(listOf(list), (document) => parseTestimonial(document, images), onceLog),
  })
  const figures = cachedQuery(platform, {
    key: 'figures',
    tags: ['type:figure'],
    failFast: true,
    query: figuresQuery,
    parse: (list) => parseEach(listOf(list), parseFigure, onceLog),
  })
  const questions = cachedQuery(platform, {
    key: 'questions',
    tags: ['type:question'],
    failFast: true,
    query: questionsQuery,
    parse: (list) => parseEach(listOf(list), parseQuestion, onceLog),
  })
  const pageHeads = cachedQuery(platform, {
    key: 'page-heads',
    tags: ['type:pageHead'],
    failFast: true,
    query: pageHeadsQuery,
    parse: (list) => parseEach(listOf(list), parsePageHead, onceLog),
  })
  const redirects = cachedQuery(platform, {
    key: 'redirects',
    tags: ['type:redirect'],
    failFast: true,
    query: redirectsQuery,
    parse: (list) => targetsOf(parseEach(listOf(list), parseRedirect, onceLog), onceLog),
  })
  const categories = cachedQuery(platform, {
    key: 'categories',
    tags: ['type:category'],
    failFast: true,
    query: categoriesQuery,
    parse: (list) => parseEach(listOf(list), parseCategory, onceLog),
  })

  const of = (read: Reader): SiteContent => ({
    async announcement() {
      const all = nonEmpty(await read(announcements))
      return all.state === 'found' ? found(inForce(all.value, Date.now())) : all
    },
    testimonials: async () => nonEmpty(await read(testimonials)),
    async figures(place) {
      const all = mapRead(await read(figures), (list) => list.filter((one) => one.place === place))
      return mapRead(nonEmpty(all), (list) => list.map(({ place: _, ...figure }) => figure))
    },
    async questions(place) {
      const all = mapRead(await read(questions), (list) =>
        list.filter(({ places }) => places.includes(place)),
      )
      return mapRead(nonEmpty(all), (list) => list.map(({ places: _, ...question }) => question))
    },
    pageHeads: async () => nonEmpty(await read(pageHeads)),
    categories: async () => nonEmpty(await read(categories)),
    async redirectFrom(path) {
      const targets = await read(redirects)
      if (targets.state !== 'found') return targets
      const target = targets.value.get(comparablePath(path))
      return target === undefined ? { state: 'missing' } : found(target)
    },
  })

  return {
    of,
    /** Caches everything, for an outage. */
    async prefetch(read: Reader): Promise<void> {
      const queries = [
        announcements,
        testimonials,
        figures,
        questions,
        pageHeads,
        redirects,
        categories,
      ]
      for (const query of queries) await read<unknown>(query)
    },
    stop: () => clearTimeout(timer),
  }
}
