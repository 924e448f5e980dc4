import { describe, expect, it } from 'vitest'
import { parsed } from '../test/parsed.ts'
import { figure } from './figure.ts'
import { testimonial } from './testimonial.ts'

describe('a claim', () => {
  const count = { _id: 'f', value: '12', label: 'Low', confirmed: null }

  it('is a sample until it is confirmed', () => {
    const isSample = (confirmed: boolean | null) =>
      parsed(figure, { ...count, place: 'home', confirmed }).sample
    expect([true, false, null].map(isSample)).toEqual([false, true, true])
  })

  it('is a whole number on the security page, and a known severity among the severities', () => {
    expect(parsed(figure, { ...count, place: 'severity' }).label).toBe('Low')
    expect(() => parsed(figure, { ...count, place: 'inventory', value: '12+' })).toThrow()
    expect(() => parsed(figure, { ...count, place: 'severity', label: 'Awful' })).toThrow()
  })

  it('may have a portrait', () => {
    const asset = { _ref: 'image-abc-400x400-png' }
    const words = {
      _id: 't',
      quote: 'Q',
      author: 'A',
      position: 'P',
      company: 'C',
      confirmed: true,
    }
    const read = (image: unknown) => parsed(testimonial, { ...words, image }).portrait?.width
    expect([read({ asset }), read(null), read({ asset: 'broken' })]).toEqual([
      44,
      undefined,
      undefined,
    ])
  })
})
