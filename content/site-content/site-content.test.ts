import { describe, expect, it } from 'vitest'
import { inForce, nextChange, parseAnnouncement } from './announcement.ts'
import { parseFigure } from './figure.ts'
import { loggedOnce } from './logged-once.ts'
import { parseTestimonial } from './testimonial.ts'

const host = { baseUrl: 'https://site.example', projectId: 'local', dataset: 'production' }
const announcement = {
  _id: 'a',
  leadIn: null,
  text: 'Now open',
  link: null,
  from: null,
  until: null,
}
const at = (day: number) => Date.UTC(2026, 0, day)
const dated = (text: string, from: number, until: number) => ({
  text,
  from: at(from),
  until: at(until),
})

describe('an announcement', () => {
  it('is in force from its beginning to its end, and the one that began last goes first', () => {
    const all = [dated('first', 1, 9), dated('second', 3, 5), dated('third', 7, 8)]
    const texts = [1, 2, 3, 4, 5, 7, 8, 9].map((day) => inForce(all, at(day))?.text)
    expect(texts).toEqual([
      ...['first', 'first', 'second', 'second', 'first', 'third', 'first', undefined],
    ])
  })

  it('names the time of the next change', () => {
    const all = [dated('first', 1, 9), dated('second', 3, 5)]
    expect([0, 1, 3, 5].map((day) => nextChange(all, at(day)))).toEqual([
      at(1),
      at(3),
      at(5),
      at(9),
    ])
    expect(nextChange(all, at(9))).toBe(Number.POSITIVE_INFINITY)
    expect(nextChange([parseAnnouncement(announcement)], at(1))).toBe(Number.POSITIVE_INFINITY)
  })

  it.each([
    { text: ' ' },
    { link: 'javascript:alert(1)' },
    { link: '//evil.example' },
    { from: 'soon' },
  ])('is not read with %o', (fields) => {
    expect(() => parseAnnouncement({ ...announcement, ...fields })).toThrow()
  })

  it.each(['/pricing#plans', 'https://launch.example.com'])('leads to %s', (link) => {
    expect(parseAnnouncement({ ...announcement, link }).link).toBe(link)
  })
})

describe('a claim', () => {
  const figure = { _id: 'f', value: '12', label: 'Low', confirmed: null }

  it('is a sample until it is confirmed', () => {
    const isSample = (confirmed: boolean | null) =>
      parseFigure({ ...figure, place: 'home', confirmed }).sample
    expect([true, false, null].map(isSample)).toEqual([false, true, true])
  })

  it('is a whole number on the security page, and a known severity among the severities', () => {
    expect(parseFigure({ ...figure, place: 'severity' }).label).toBe('Low')
    expect(() => parseFigure({ ...figure, place: 'inventory', value: '12+' })).toThrow()
    expect(() => parseFigure({ ...figure, place: 'severity', label: 'Awful' })).toThrow()
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
    const read = (image: unknown) => parseTestimonial({ ...words, image }, host).portrait?.width
    expect([read({ asset }), read(null), read({ asset: 'broken' })]).toEqual([
      44,
      undefined,
      undefined,
    ])
  })
})

it('logs a warning once', () => {
  const lines: string[] = []
  const log = loggedOnce({ info() {}, warn: (_detail, message) => lines.push(message) })
  for (const document of ['a', 'b', 'a']) log.warn({ document }, document)
  expect(lines).toEqual(['a', 'b'])
})
