import { describe, expect, it } from 'vitest'
import { parsed } from '../test/parsed.ts'
import { announcement, inForce } from './announcement.ts'

const blank = {
  _id: 'a',
  leadIn: null,
  text: 'Now open',
  link: null,
  from: null,
  until: null,
}
const at = (day: number) => Date.UTC(2026, 0, day)
const dated = (text: string, from: number, until: number) => ({
  id: text,
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
    expect([0, 1, 3, 5].map((day) => announcement.nextChange?.(all, at(day)))).toEqual([
      at(1),
      at(3),
      at(5),
      at(9),
    ])
    expect(announcement.nextChange?.(all, at(9))).toBe(Number.POSITIVE_INFINITY)
    expect(announcement.nextChange?.([parsed(announcement, blank)], at(1))).toBe(
      Number.POSITIVE_INFINITY,
    )
  })

  it.each([
    { text: ' ' },
    { link: 'javascript:alert(1)' },
    { link: '//evil.example' },
    { from: 'soon' },
  ])('is not read with %o', (fields) => {
    expect(() => parsed(announcement, { ...blank, ...fields })).toThrow()
  })

  it.each(['/pricing#plans', 'https://launch.example.com'])('leads to %s', (link) => {
    expect(parsed(announcement, { ...blank, link }).link).toBe(link)
  })
})
