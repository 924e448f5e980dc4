import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { element, escapeXml } from './xml.ts'

describe('escapeXml', () => {
  it('escapes the special characters of XML', () => {
    expect(escapeXml(`<a href="x">R&D's</a>`)).toBe(
      '&lt;a href=&quot;x&quot;&gt;R&amp;D&apos;s&lt;/a&gt;',
    )
  })

  it('drops characters that XML does not allow, and keeps everything else', () => {
    expect(escapeXml('a\u0000b\u0008c\uFFFEd\uD800e\u001Bf')).toBe('abcdef')
    expect(escapeXml('tab\tnew\nline – ümlaut 日本 🔒')).toBe('tab\tnew\nline – ümlaut 日本 🔒')
  })

  it('never contains markup or the end of a section', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(escapeXml(text)).not.toMatch(/[<>"']|&(?!(amp|lt|gt|quot|apos);)/)
      }),
    )
  })
})

describe('element', () => {
  it('puts escaped text between its tags', () => {
    expect(element('title', 'Q&A')).toBe('<title>Q&amp;A</title>')
  })
})
