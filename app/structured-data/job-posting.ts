import type { JobPosting } from 'schema-dts'
import { element } from '#app/feeds/xml.ts'
import type { SiteFacts } from '#app/request-context.server.ts'
import type { Job } from '#content/index.ts'
import { brand } from '#copy/brand.ts'
import { organization } from './organization.ts'

/**
 * One position. Properties that the editor did not provide, such as a salary or a closing date, are
 * omitted.
 */
export function jobPosting(job: Job, site: SiteFacts): Exclude<JobPosting, string> {
  const { id, title, location, postedAt, description, requirements, type } = job
  return {
    '@type': 'JobPosting',
    title,
    description: [...description, ...requirements].map((text) => element('p', text)).join(''),
    datePosted: postedAt,
    employmentType: employmentTypes.find(([words]) => words.test(type))?.[1] ?? 'OTHER',
    identifier: { '@type': 'PropertyValue', name: brand.name, value: id },
    url: `${site.siteUrl}/careers/${encodeURIComponent(id)}`,
    directApply: true,
    hiringOrganization: organization(site),
    ...placeOf(location),
  }
}

/** The values that search engines support. */
const employmentTypes = [
  [/full[- ]?time/i, 'FULL_TIME'],
  [/part[- ]?time/i, 'PART_TIME'],
  [/contract|freelance/i, 'CONTRACTOR'],
  [/temporary/i, 'TEMPORARY'],
  [/intern/i, 'INTERN'],
] as const

/**
 * The job's location, from text such as "Remote or San Jose, California". A remote job without a
 * country is in the company's.
 */
function placeOf(location: string): Partial<Exclude<JobPosting, string>> {
  const isRemote = /\bremote\b/i.test(location)
  const place = location
    .replace(/\([^)]*\)/g, '')
    .replace(/\bremote\b( or )?/i, '')
    .trim()
  const [addressLocality = '', addressRegion] = place.split(/,\s*/)
  const isOffice = addressRegion === undefined || addressRegion === brand.region
  return {
    ...(isRemote
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: { '@type': 'Country', name: brand.country },
        }
      : {}),
    ...(place
      ? {
          jobLocation: {
            '@type': 'Place',
            address: {
              '@type': 'PostalAddress',
              addressLocality,
              ...(addressRegion ? { addressRegion } : {}),
              ...(isOffice ? { addressCountry: brand.country } : {}),
            },
          },
        }
      : {}),
  }
}
