import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CARDS_PER_PAGE, gridOf, type PostSortKey, pagesOf, sliceOf } from './blog-list.ts'

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** Some posts in the order of the list; several share a day. */
const lists = fc
  .array(fc.integer({ min: 1, max: 9 }), { maxLength: 40 })
  .map((days) =>
    days
      .map((day, index): PostSortKey => ({ _id: `p${index}`, date: `2026-01-0${day}T00:00:00Z` }))
      .sort((a, b) => compare(b.date ?? '', a.date ?? '') || compare(a._id, b._id)),
  )

describe('the pages of the list', () => {
  it('have six posts each, in order, without the large card', () => {
    fc.assert(
      fc.property(lists, fc.nat(), (posts, pick) => {
        const large = posts[pick % Math.max(1, posts.length)] ?? null
        const pages = pagesOf(posts.length)
        const shown = Array.from({ length: pages }, (_, index) => {
          const { from, to } = sliceOf(index + 1)
          return gridOf(posts.slice(from, to), large)
        })
        expect(shown.flat()).toEqual(posts.filter((post) => post !== large))
        expect(shown.slice(0, -1).every((cards) => cards.length === CARDS_PER_PAGE)).toBe(true)
      }),
    )
  })

  it('are one for up to six posts besides the large card', () => {
    expect([0, 1, 7, 8].map(pagesOf)).toEqual([1, 1, 1, 2])
  })
})
