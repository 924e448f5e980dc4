import { expect, it } from 'vitest'
import { questions } from '#copy/questions.ts'
import { siteContentSeed } from './site-content-seed.ts'

it('lists the questions of each page in the order of the copy', () => {
  const seed = siteContentSeed()
    .filter(({ _type }) => _type === 'question')
    .toSorted((one, other) => Number(one.order) - Number(other.order))
  for (const [place, items] of Object.entries(questions)) {
    const seeded = seed.filter(({ places }) => Array.isArray(places) && places.includes(place))
    expect(seeded.map(({ question }) => question)).toEqual(items.map(({ question }) => question))
  }
})

it('gives each document a different ID, without dots', () => {
  const ids = siteContentSeed().map(({ _id }) => _id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => id.includes('.'))).toEqual([])
})
