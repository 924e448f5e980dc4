import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { sharePictures } from '#copy/share-pictures.ts'
import { labelOf, sharePicture, shownTitle } from './share-picture.ts'

it.each([
  ['/blogs/a-post', 'Blog'],
  ['/docs/integrations/github', 'Documentation'],
  ['/careers/job-1', 'careers'],
  ['/join-waitlist', 'join waitlist'],
])('%s is labeled by its part of the site: %s', (path, label) => {
  expect(labelOf(path)).toBe(label)
})

it('says in the title nothing twice, and lets no dash dangle', () => {
  expect(shownTitle('Platform Engineer – Careers', 'careers')).toBe('Platform Engineer')
  expect(shownTitle('Queries – and their cost', 'Blog')).toBe('Queries – and their cost')
})

it('has a version that was raised with the last change of the drawing', () => {
  const svg = sharePicture({ path: '/pricing', title: 'Pricing' })
  const drawn = createHash('sha256').update(svg).digest('hex').slice(0, 12)
  // After a change: raise the version, which is part of each picture's URL, and note both here.
  expect([sharePictures.designVersion, drawn]).toEqual([4, '636652f91df3'])
})
