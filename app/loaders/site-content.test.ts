import { describe, expect, it } from 'vitest'
import { sampleLabel } from '#copy/controls.ts'
import { shownTestimonials } from './site-content.server.ts'

const given = { author: 'A', position: 'B', company: 'C' }
const testimonials = [
  { ...given, quote: 'Confirmed', sample: false },
  { ...given, quote: 'Not confirmed', sample: true },
]
const content = { documents: async () => ({ state: 'found' as const, value: testimonials }) }
const previewOf = (perspective: 'drafts' | 'published') => ({
  preview: { basename: '/preview', perspective },
})

describe('a testimonial that is not confirmed', () => {
  it.each([
    ['left out of a public site', { isPublic: true }, {}, 1],
    ['left out of what its visitors see', { isPublic: true }, previewOf('published'), 1],
    ['shown in its drafts', { isPublic: true }, previewOf('drafts'), 2],
    ['shown on any other site', { isPublic: false }, {}, 2],
  ])('is %s', async (_, site, preview, count) => {
    const { items, label } = await shownTestimonials({ content, site, ...preview })
    expect(items).toHaveLength(count)
    expect(label).toBe(count === 2 ? sampleLabel : undefined)
  })
})
