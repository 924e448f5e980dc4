import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { openGraphImage } from '#copy/open-graph-image.ts'
import { labelOf, openGraphImageSvg, shownTitle } from './open-graph-image-svg.ts'

it.each([
  ['/blogs/a-post', 'Blog'],
  ['/docs/integrations/github', 'Documentation'],
  ['/careers/job-1', 'careers'],
  ['/join-waitlist', 'join waitlist'],
])('labels %s with its part of the site: %s', (path, label) => {
  expect(labelOf(path)).toBe(label)
})

it('removes the label from the title, and keeps other dashes', () => {
  expect(shownTitle('Platform Engineer – Careers', 'careers')).toBe('Platform Engineer')
  expect(shownTitle('Queries – and their cost', 'Blog')).toBe('Queries – and their cost')
})

it('has a version that changes with the drawing', () => {
  const svg = openGraphImageSvg({ path: '/pricing', title: 'Pricing' })
  // A color also changes the illustrations, which are part of each image's URL.
  const drawing = svg.replace(/#[\da-f]{6}|rgb\([^)]*\)/g, 'color')
  const drawn = createHash('sha256').update(drawing).digest('hex').slice(0, 12)
  // After a change, increment the version, which is part of each image's URL, and update both here.
  expect([openGraphImage.designVersion, drawn]).toEqual([4, '14f8fb36c302'])
})
