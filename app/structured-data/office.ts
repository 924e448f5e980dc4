import type { LocalBusiness } from 'schema-dts'
import type { SiteFacts } from '#app/request-context.server.ts'
import { brand } from '#copy/brand.ts'
import { contact, officeHours, officeTimeZone } from '#copy/forms/contact.ts'
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

/**
 * The office with its hours. Times in schema.org are local to the place, but the company states its hours in
 * Eastern time, so the description names the time zone.
 */
export function office({ siteUrl }: SiteFacts): Exclude<LocalBusiness, string> {
  return {
    '@type': 'LocalBusiness',
    '@id': `${siteUrl}/contact#office`,
    name: `${brand.name}, ${contact.office.place}`,
    description: `${contact.hours.heading} in ${contact.hours.zoneName} (${officeTimeZone}).`,
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
              opens: clock(open.from),
              closes: clock(open.to),
            },
          ]
        : [],
    ),
  }
}

/** Full hours as a time of day. The description names the time zone. */
function clock(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`
}
