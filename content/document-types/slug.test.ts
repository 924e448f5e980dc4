import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkMissingSlug, checkSlug, maxSlugLength, slugOf } from './slug.ts'

// cspell:disable
it.each([
  ['Straße nach Łódź', 'strasse-nach-lodz'],
  ['GROẞE ÖFFNUNG', 'grosse-offnung'],
  ['Ærlig Øl', 'aerlig-ol'],
  ['Don’t trust C++ & ﬁles: ½ a year', 'dont-trust-c-files-1-2-a-year'],
  ['Ｆｕｌｌ 𝕨𝕚𝕕𝕥𝕙', 'full-width'],
  ['Модель угроз', 'model-ugroz'],
  ['Μοντέλο', 'montelo'],
  ['你好，世界', 'ni-hao-shi-jie'],
  ['脅威モデル', 'xie-wei-moderu'],
  ['위협 모델', 'wihyeob-model'],
  ['איום', 'yvm'],
  ['هندسة الأمن', 'hnds-lmn'],
  ['ქართული', 'kartuli'],
  ['🔒 at rest', 'at-rest'],
  ['🔒🎉', ''],
  ['  ', ''],
  // cspell:enable
])('makes a slug of %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 150 }),
  fc.string({ unit: 'grapheme', maxLength: 150 }),
  fc.string({ unit: fc.constantFrom('ß', '語', 'ж', '-', ' ', "'", '🔒', 'a'), maxLength: 150 }),
)

it('makes a usable slug of every title, or none and a message', () => {
  fc.assert(
    fc.property(anyText, (title) => {
      const slug = slugOf(title)
      if (slug) {
        expect(checkSlug(slug)).toBe(true)
        expect(slug.length).toBeLessThanOrEqual(maxSlugLength)
        expect(slugOf(slug)).toBe(slug)
      }
      const isNamed = slug !== '' || title.trim() === ''
      expect(checkMissingSlug(undefined, title) === true).toBe(isNamed)
    }),
  )
})

it('suggests a slug that fits instead of one that does not', () => {
  fc.assert(
    fc.property(anyText, (slug) => {
      const message = checkSlug(slug)
      if (message === true || slug.length > maxSlugLength) return
      expect(checkSlug(/like "(.+)"/.exec(message)?.[1])).toBe(true)
    }),
  )
  expect(checkSlug('été')).toContain('"ete"') // cspell:disable-line
  expect(checkSlug('a'.repeat(maxSlugLength + 1))).toContain(String(maxSlugLength))
})
