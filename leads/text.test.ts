import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { characters, cleanLine, cleanText, isBlank } from './text.ts'

describe('text of one line', () => {
  it('turns line breaks of every kind into one space and drops other controls', () => {
    expect(cleanLine(' a\r\nBcc: b\u2028c\u0000d\te ')).toBe('a Bcc: b cd e')
  })

  it('drops what turns the reading direction and composes accents', () => {
    expect(cleanLine('gpj\u202e.exe e\u0301')).toBe('gpj.exe é')
  })

  it('never holds a control character or half a character, whatever comes in', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 50 }), (value) => {
        const cleaned = cleanLine(value)
        expect(cleaned).not.toMatch(/\p{Cc}/u)
        expect(cleaned.isWellFormed()).toBe(true)
      }),
    )
  })
})

describe('text of many lines', () => {
  it('keeps lines and tabs and drops other controls', () => {
    expect(cleanText('a\r\nb\rc\n\td\u0007')).toBe('a\nb\nc\n\td')
  })
})

describe('blank and length', () => {
  it('takes invisible characters for blank', () => {
    expect(isBlank(' \u200b\ufeff\n')).toBe(true)
    expect(isBlank(' . ')).toBe(false)
  })

  it('counts an emoji once', () => {
    expect(characters('🙂a')).toBe(2)
  })
})
