import { z } from 'zod'
import { type DocumentOf, requiredText, text } from '../documents.ts'
import { link, optionalDate } from './fields.ts'

/** The badge of the home page. */
export interface Announcement {
  /** Absent for the text in `copy/`. */
  id?: string
  /** Stands before the text where there is room. */
  leadIn?: string
  text: string
  /** A web URL or a path on this site; absent: the launch site of the installation. */
  link?: string
}

/** An announcement with the time in which it is shown (ms since the epoch). */
export interface DatedAnnouncement extends Announcement {
  from: number
  until: number
}

const announcementDocument = z.object({
  _id: z.string(),
  leadIn: text,
  text: requiredText,
  link,
  from: optionalDate,
  until: optionalDate,
})

/** Parses one announcement. @throws ZodError when it cannot be shown */
export function parseAnnouncement(
  document: DocumentOf<typeof announcementDocument>,
): DatedAnnouncement {
  const { _id: id, leadIn, text, link, from, until } = announcementDocument.parse(document)
  return {
    id,
    ...(leadIn ? { leadIn } : {}),
    text,
    ...(link ? { link } : {}),
    from: from ?? Number.NEGATIVE_INFINITY,
    until: until ?? Number.POSITIVE_INFINITY,
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
  const { from, until, ...announcement } = current
  return announcement
}

/** When an announcement next begins or ends (ms since the epoch); Infinity if none does. */
export function nextChange(announcements: readonly DatedAnnouncement[], now: number): number {
  const times = announcements.flatMap(({ from, until }) => [from, until])
  return Math.min(...times.filter((time) => time > now), Number.POSITIVE_INFINITY)
}
