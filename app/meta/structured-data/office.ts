import type { LocalBusiness } from 'schema-dts'
import type { SiteFacts } from '#app/request-context.server.ts'
import { brand } from '#copy/brand.ts'
import { contact, officeHours } from '#copy/forms/contact.ts'
import { address } from './organization.ts'

const dayNames = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const

/** How far Pacific time, at the office's address, is behind Eastern time, in which its hours are stated. */
export const HOURS_BEHIND_EASTERN = 3

/** The office with its hours. Times in schema.org are local to the place. */
export function office({ siteUrl }: SiteFacts): Exclude<LocalBusiness, string> {
  return {
    '@type': 'LocalBusiness',
    '@id': `${siteUrl}/contact#office`,
    name: `${brand.name}, ${contact.office.place}`,
    url: `${siteUrl}/contact`,
    image: `${siteUrl}/icon-512.png`,
    email: brand.email,
    address: address(),
    parentOrganization: { '@id': `${siteUrl}/#organization` },
    openingHoursSpecification: officeHours.flatMap(({ days, open }) =>
      open
        ? [
            {
              '@type': 'OpeningHoursSpecification' as const,
              dayOfWeek: days.map((day) => `https://schema.org/${dayNames[day]}` as const),
              opens: clock(open.from - HOURS_BEHIND_EASTERN),
              closes: clock(open.to - HOURS_BEHIND_EASTERN),
            },
          ]
        : [],
    ),
  }
}

/** Full hours as a time of day. */
function clock(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`
}
