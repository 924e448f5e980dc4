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
const job: Job = {
  id: 'job-1',
  title: 'Engineer',
  location: 'Remote',
  type: 'Full-time',
  postedAt: '2026-09-01',
  description: ['Read <code> & think.'],
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
    expect('applicantLocationRequirements' in posting).toBe(isRemote)
    expect(posting.jobLocation).toEqual(
      address && { '@type': 'Place', address: { '@type': 'PostalAddress', ...address } },
    )
  })

  it('knows kinds of employment, and takes the words of an editor as text', () => {
    const kinds = ['Full-time', 'part time', 'Contract', 'Internship', 'Something else']
    expect(kinds.map((type) => jobPosting({ ...job, type }, site).employmentType)).toEqual([
      'FULL_TIME',
      'PART_TIME',
      'CONTRACTOR',
      'INTERN',
      'OTHER',
    ])
    expect(jobPosting(job, site).description).toBe(
      '<p>Read &lt;code&gt; &amp; think.</p><p>Care.</p>',
    )
  })
})
