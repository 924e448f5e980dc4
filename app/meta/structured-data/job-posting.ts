import type { JobPosting, MonetaryAmount } from 'schema-dts'
import { element } from '#app/feeds/xml.ts'
import type { SiteFacts } from '#app/request-context.server.ts'
import { isText, type Job, jobPath, type Salary, textOf } from '#content/index.ts'
import { brand } from '#copy/brand.ts'
import { careers } from '#copy/careers.ts'

/**
 * One job. Properties that the editor did not provide, such as a salary or a closing date, are
 * omitted.
 */
export function jobPosting(job: Job, site: SiteFacts): Exclude<JobPosting, string> {
  const { id, title, postedAt, type, validThrough, salary } = job
  return {
    '@type': 'JobPosting',
    title,
    description: descriptionOf(job),
    datePosted: postedAt,
    employmentType: employmentTypes.find(([words]) => words.test(type))?.[1] ?? 'OTHER',
    identifier: { '@type': 'PropertyValue', name: brand.name, value: id },
    url: site.siteUrl + jobPath(job),
    hiringOrganization: {
      '@type': 'Organization',
      '@id': `${site.siteUrl}/#organization`,
      name: brand.name,
      logo: `${site.siteUrl}/icon-512.png`,
    },
    ...(validThrough ? { validThrough: `${validThrough}T23:59:59Z` } : {}),
    ...(salary ? { baseSalary: baseSalary(salary) } : {}),
    ...placeOf(job),
  }
}

/** As HTML, which the type requires: paragraphs and lists, then the requirements as a list. */
function descriptionOf({ description, requirements }: Job): string {
  const items = requirements.map((text) => element('li', text)).join('')
  const list = `${element('p', careers.jobs.requirements)}<ul>${items}</ul>`
  const text = description
    .filter(isText)
    .map((block) => element(block.listItem ? 'li' : 'p', textOf(block)))
    .join('')
    .replaceAll(/(<li>[^<]*<\/li>)+/g, '<ul>$&</ul>')
  return text + (items ? list : '')
}

function baseSalary({ from, to, currency, period }: Salary): Exclude<MonetaryAmount, string> {
  const amount = to === undefined ? { value: from } : { minValue: from, maxValue: to }
  const unitText = period.toUpperCase()
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: { '@type': 'QuantitativeValue', ...amount, unitText },
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
 * The job's location, from text such as "Remote or San Jose, California". A remote job names the
 * country of applicants only if its editor does.
 */
function placeOf({ location, applicantCountry }: Job): Partial<Exclude<JobPosting, string>> {
  const isRemote = /\bremote\b/i.test(location)
  const place = location
    .replace(/\([^()]*\)/g, '')
    .replace(/\bremote\b( or )?/i, '')
    .trim()
  const [addressLocality = '', addressRegion] = place.split(/,\s*/)
  const isOffice = addressRegion === undefined || addressRegion === brand.region
  return {
    ...(isRemote
      ? {
          jobLocationType: 'TELECOMMUTE',
          ...(applicantCountry
            ? { applicantLocationRequirements: { '@type': 'Country', name: applicantCountry } }
            : {}),
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
