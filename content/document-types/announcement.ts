import { defineField, defineType } from '@sanity/types'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { type DocumentOf, instant, requiredText, text } from '../documents.ts'
import { instantOf } from '../instant.ts'
import { locatedAt, markTexts, siteContentType } from './document-type.ts'
import { checkDate } from './schema-fields.ts'
import { checkIsPage } from './site-pages.ts'
import { checkHref, isSitePath, isWebUrl } from './urls.ts'

/** The badge of the home page, for as long as it is in force. */
const schema = defineType({
  name: 'announcement',
  title: 'Announcement',
  type: 'document',
  fields: [
    defineField({
      name: 'text',
      title: 'Text',
      type: 'string',
      description: 'Two or three words, like "launch site". Phones show only this.',
      validation: (rule) => [
        rule.required().error('Write the text of the announcement.'),
        rule.max(12).warning('Shorten it to 12 characters. Small phones cut off the rest.'),
      ],
    }),
    defineField({
      name: 'leadIn',
      title: 'Lead-in',
      type: 'string',
      description: 'Shown before the text where there is room, like "Find us on the".',
      validation: (rule) =>
        rule.max(18).warning('Shorten it to 18 characters. The header cuts off the rest.'),
    }),
    defineField({
      name: 'link',
      title: 'Link',
      type: 'string',
      description:
        'A web address or a path on this site. If you leave it empty, the badge links to the launch site in the settings (LAUNCH_URL).',
      validation: (rule) => [rule.custom(checkHref), rule.custom(checkIsPage).warning()],
    }),
    defineField({
      name: 'from',
      title: 'From',
      type: 'datetime',
      description:
        'In your own time zone. If this field is empty, the announcement starts when you publish it.',
      validation: (rule) => rule.custom(checkDate),
    }),
    defineField({
      name: 'until',
      title: 'Until',
      type: 'datetime',
      description:
        'In your own time zone. If this field is empty, the announcement stays until you unpublish it.',
      validation: (rule) => [rule.custom(checkEnd), rule.custom(checkDate)],
    }),
  ],
  orderings: [
    { name: 'newest', title: 'Latest start first', by: [{ field: 'from', direction: 'desc' }] },
  ],
  preview: {
    select: { leadIn: 'leadIn', text: 'text', link: 'link', from: 'from', until: 'until' },
    prepare: ({ leadIn, text, link, from, until }) => ({
      title: [leadIn, text].filter(Boolean).join(' ') || 'Untitled announcement',
      subtitle: describePeriod({ link, from, until }, Date.now()),
    }),
  },
})

interface Period {
  link?: string
  from?: string
  until?: string
}

function checkEnd(until: string | undefined, { parent }: { parent?: unknown }): true | string {
  const { from } = (parent ?? {}) as Period
  const [start, end] = [instantOf(from), instantOf(until)]
  const fits = start === undefined || end === undefined || end > start
  return fits || 'The end must come after the start.'
}

/** Whether an announcement is shown now, will be, or was. */
function describePeriod({ link, from, until }: Period, now: number): string {
  if (checkDate(from) !== true || checkDate(until) !== true) return 'Not shown: unreadable date'
  if ((instantOf(until) ?? Number.POSITIVE_INFINITY) <= now) return 'Ended'
  if ((instantOf(from) ?? Number.NEGATIVE_INFINITY) > now) return 'Scheduled'
  // The setting isn't known here.
  return link ? 'Active once published' : 'Active once published, if LAUNCH_URL is set'
}

/** The badge of the home page. */
export interface Announcement {
  /** Stands before the text where there is room. */
  leadIn?: string
  text: string
  /** A web URL or a path on this site; absent: the launch site of the installation. */
  link?: string
}

/** An announcement with the time in which it is shown (ms since the epoch). */
export interface DatedAnnouncement extends Announcement {
  id: string
  from: number
  until: number
}

/** A web URL or a path on this site; empty when there is none. */
const link = text.refine(
  (url) => url === '' || isSitePath(url) || isWebUrl(url),
  'is not a URL or a path',
)

const announcementsQuery = defineQuery(
  `*[_type == "announcement"] | order(_createdAt desc) {_id, leadIn, text, link, from, until}`,
)

const announcementDocument = z.object({
  _id: z.string(),
  leadIn: text,
  text: requiredText,
  link,
  from: instant.nullish(),
  until: instant.nullish(),
})

function parse(document: DocumentOf<typeof announcementDocument>): DatedAnnouncement {
  const { _id: id, leadIn, text, link, from, until } = announcementDocument.parse(document)
  return {
    id,
    ...(leadIn ? { leadIn } : {}),
    text,
    ...(link ? { link } : {}),
    from: from ? Date.parse(from) : Number.NEGATIVE_INFINITY,
    until: until ? Date.parse(until) : Number.POSITIVE_INFINITY,
  }
}

/** The announcement in force that began last, or null. */
export function inForce(
  announcements: readonly DatedAnnouncement[],
  now: number,
): Announcement | null {
  const current = announcements
    .filter(({ from, until }) => from <= now && now < until)
    .toSorted((one, other) => (one.from < other.from ? 1 : one.from > other.from ? -1 : 0))[0]
  if (!current) return null
  const { id, from, until, ...announcement } = current
  return announcement
}

/** When an announcement next begins or ends (ms since the epoch); Infinity if none does. */
function nextChange(announcements: readonly DatedAnnouncement[], now: number): number {
  const times = announcements.flatMap(({ from, until }) => [from, until])
  return Math.min(...times.filter((time) => time > now), Number.POSITIVE_INFINITY)
}

export const announcement = siteContentType({
  schema,
  list: { title: 'Announcement' },
  locations: locatedAt('Home', '/'),
  query: announcementsQuery,
  parse,
  mark: (one, marker) => markTexts(one, ['leadIn', 'text'], marker),
  nextChange,
})
