import { describe, expect, it } from 'vitest'
import type { Job } from '#content/index.ts'
import { jobPosting } from './job-posting.ts'

const site = {
  siteUrl: 'https://site.example',
  isPublic: true,
  launchUrl: '',
  social: { github: '', linkedin: '', x: '' },
  services: [],
}
const text = (words: string, more: { listItem?: string } = {}) => ({
  _type: 'block' as const,
  _key: words,
  children: [{ _type: 'span' as const, text: words }],
  ...more,
})
const job: Job = {
  id: 'job-1',
  title: 'Engineer',
  location: 'Remote',
  type: 'Full-time',
  postedAt: '2026-09-01',
  description: [
    text('Read <code> & think.'),
    text('One.', { listItem: 'bullet' }),
    text('Two.', { listItem: 'bullet' }),
  ],
  requirements: ['Care.'],
}

describe('jobPosting', () => {
  const here = { addressLocality: 'San Jose', addressRegion: 'California', addressCountry: 'US' }
  it.each([
    ['Remote', true, undefined],
    ['Remote (United States time zones)', true, undefined],
    ['Remote or San Jose, California', true, here],
    ['San Jose, California', false, here],
    ['Berlin, Germany', false, { addressLocality: 'Berlin', addressRegion: 'Germany' }],
  ])('%s', (location, isRemote, address) => {
    const posting = jobPosting({ ...job, location }, site)
    expect(posting.jobLocationType).toBe(isRemote ? 'TELECOMMUTE' : undefined)
    // A place of work says nothing about where a remote applicant may be.
    expect(posting).not.toHaveProperty('applicantLocationRequirements')
    const bound = jobPosting({ ...job, location, applicantCountry: 'CA' }, site)
    expect(bound.applicantLocationRequirements).toEqual(
      isRemote ? { '@type': 'Country', name: 'CA' } : undefined,
    )
    expect(posting.jobLocation).toEqual(
      address && { '@type': 'Place', address: { '@type': 'PostalAddress', ...address } },
    )
  })

  it('recognizes employment types, and escapes the description', () => {
    const kinds = ['Full-time', 'part time', 'Contract', 'Internship', 'Something else']
    expect(kinds.map((type) => jobPosting({ ...job, type }, site).employmentType)).toEqual([
      'FULL_TIME',
      'PART_TIME',
      'CONTRACTOR',
      'INTERN',
      'OTHER',
    ])
    expect(jobPosting(job, site).description).toBe(
      '<p>Read &lt;code&gt; &amp; think.</p><ul><li>One.</li><li>Two.</li></ul><p>Requirements</p><ul><li>Care.</li></ul>',
    )
  })

  it('has a closing date, a salary, and a contact only if the editor gives one', () => {
    const optional = ['validThrough', 'baseSalary', 'directApply']
    expect(Object.keys(jobPosting(job, site))).not.toEqual(expect.arrayContaining(optional))
    const salary = { from: 100_000, to: 120_000, currency: 'USD', period: 'year' } as const
    const posting = jobPosting({ ...job, validThrough: '2026-12-31', salary }, site)
    expect(posting.validThrough).toBe('2026-12-31T23:59:59Z')
    expect(posting.baseSalary).toMatchObject({
      currency: 'USD',
      value: { minValue: 100_000, maxValue: 120_000, unitText: 'YEAR' },
    })
  })
})
