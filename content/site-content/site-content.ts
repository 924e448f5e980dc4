import type { InvalidationTags } from '#cache/index.ts'
import type { CachedQuery } from '../cached-query.ts'
import { type Announcement, inForce } from '../document-types/announcement.ts'
import type { ParseContext, SiteContentType } from '../document-types/document-type.ts'
import type { Figure, FigurePlace } from '../document-types/figure.ts'
import { type SiteDocuments, siteContentTypes } from '../document-types/index.ts'
import type { Question, QuestionPlace } from '../document-types/question.ts'
import { targetsOf } from '../document-types/redirect.ts'
import { comparablePath } from '../document-types/urls.ts'
import { parseEach, storedDocuments } from '../documents.ts'
import type { ImageHost } from '../image-variants.ts'
import type { ContentLog } from '../log.ts'
import { toPicture } from '../picture.ts'
import type { Platform } from '../platform.ts'
import { found, mapRead, nonEmpty, type Read, type Reader } from '../read.ts'
import { loggedOnce } from './logged-once.ts'

/** The documents of one type of site content. Missing where the platform has none that can be shown. */
type ReadDocuments = <Name extends keyof SiteDocuments>(
  type: Name,
) => Promise<Read<readonly SiteDocuments[Name][]>>

/**
 * What owners change besides posts and jobs. A read is *missing* where the platform has no document
 * of the type that can be shown. Callers have a fallback for that, and for an unreachable platform.
 */
export interface SiteContent {
  documents: ReadDocuments
  /** The announcement in force; null if there are announcements and none is. */
  announcement(): Promise<Read<Announcement | null>>
  figures(place: FigurePlace): Promise<Read<readonly Figure[]>>
  questions(place: QuestionPlace): Promise<Read<readonly Question[]>>
  /** The path that a path without a page leads to. */
  redirectFrom(path: string): Promise<Read<string>>
}

/** The reads for pages, given that of all documents. */
export function siteContentOf(documents: ReadDocuments): Omit<SiteContent, 'redirectFrom'> {
  return {
    documents,
    announcement: async () =>
      mapRead(await documents('announcement'), (all) => inForce(all, Date.now())),
    figures: async (place) =>
      nonEmpty(
        mapRead(await documents('figure'), (all) => all.filter((one) => one.place === place)),
      ),
    questions: async (place) =>
      nonEmpty(
        mapRead(await documents('question'), (all) =>
          all.filter(({ places }) => places.includes(place)),
        ),
      ),
  }
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
  const timers = new Map<string, NodeJS.Timeout>()
  const schedule = (tag: string, at = Number.POSITIVE_INFINITY) => {
    clearTimeout(timers.get(tag))
    if (!onDue || at === Number.POSITIVE_INFINITY) return
    const timer = setTimeout(() => onDue([tag]), Math.min(at - Date.now(), MAX_TIMER_MS))
    timers.set(tag, timer.unref())
  }

  const context: ParseContext = { picture: (image, use) => toPicture(images, image, use) }
  const queryOf = <T extends { id: string }>(type: SiteContentType<T>): CachedQuery<T[]> => {
    const tag = `type:${type.schema.name}`
    return {
      key: type.schema.name,
      tags: [tag],
      failFast: true,
      fetch: () => platform.query(type.query),
      parse(result) {
        const stored = storedDocuments(result)
        const all = parseEach(stored, (document) => type.parse(document, context), onceLog)
        schedule(tag, type.nextChange?.(all, Date.now()))
        return all
      },
    }
  }

  return {
    of: (read: Reader): SiteContent => ({
      ...siteContentOf(async (name) => nonEmpty(await read(queryOf(siteContentTypes[name])))),
      async redirectFrom(path) {
        const redirects = await read(queryOf(siteContentTypes.redirect))
        if (redirects.state !== 'found') return redirects
        const target = targetsOf(redirects.value, onceLog).get(comparablePath(path))
        return target === undefined ? { state: 'missing' } : found(target)
      },
    }),
    /** Caches everything, for an outage. */
    async prefetch(read: Reader): Promise<void> {
      const types = Object.values<SiteContentType<{ id: string }>>(siteContentTypes)
      for (const type of types) await read(queryOf(type))
    },
    stop(): void {
      for (const timer of timers.values()) clearTimeout(timer)
    },
  }
}
