import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { characters, cleanLine, cleanText, isBlank } from './text.ts'

describe('text of one line', () => {
  it('replaces line breaks with one space and drops other control characters', () => {
    expect(cleanLine(' a\r\nBcc: b\u2028c\u0000d\te ')).toBe('a Bcc: b cd e')
  })

  it('drops direction overrides and composes accents', () => {
    expect(cleanLine('gpj\u202e.exe e\u0301')).toBe('gpj.exe é')
  })

  it('removes invisible characters, except those that emoji and scripts need', () => {
    expect(cleanLine('\ufeffA\u200bda\u00ad \u2060By\u200eron\u200d ')).toBe('Ada Byron')
    for (const text of [
      '👩‍👩‍👧',
      '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
      'می‌خواهم',
      '☺\ufe0f',
    ]) {
      expect(cleanLine(text)).toBe(text)
    }
  })

  it('drops accents that would cover other lines', () => {
    for (const accents of ['\u0300\u0316', '\u0489', '\u20dd', '\u064b\u0334']) {
      expect(cleanLine(`Z${accents.repeat(40)}oë`)).toMatch(/^\S\p{M}{0,3}oë$/u)
    }
    expect(cleanLine('Nguyễn ᾧ مُحَمَّدٌ')).toBe('Nguyễn ᾧ مُحَمَّدٌ'.normalize('NFC'))
  })

  it('never has a control character or a lone surrogate, for any input', () => {
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
  it('keeps lines and tabs and drops other control characters', () => {
    expect(cleanText('a\r\nb\rc\n\td\u0007')).toBe('a\nb\nc\n\td')
  })
})

describe('blank and length', () => {
  it('count invisible characters as blank', () => {
    expect(isBlank(' \u200b\ufeff\n')).toBe(true)
    expect(isBlank(' . ')).toBe(false)
  })

  it('count an emoji as one character', () => {
    expect(characters('🙂a')).toBe(2)
  })
})
