import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkSlug, maxSlugLength, slugOf } from './slug.ts'

// cspell:disable
it.each([
  ['Straße nach Łódź', 'strasse-nach-lodz'],
  ['Ærlig Øl', 'aerlig-ol'],
  ['Don’t trust C++ & ﬁles: ½ a year', 'dont-trust-c-files-1-2-a-year'],
  ['Ｆｕｌｌ 𝕨𝕚𝕕𝕥𝕙', 'full-width'],
  ['Модель угроз', 'model-ugroz'],
  ['Μοντέλο', 'montelo'],
  ['你好，世界', 'ni-hao-shi-jie'],
  ['위협 모델', 'wihyeob-model'],
  ['איום', 'yvm'],
  ['🔒 at rest', 'at-rest'],
  ['🔒🎉', 'untitled'],
  ['  ', ''],
  // cspell:enable
])('makes a slug of %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})

it('makes a usable slug of every title, and the same slug of a slug', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 150 }),
    fc.string({ unit: 'grapheme', maxLength: 150 }),
    fc.string({ unit: fc.constantFrom('ß', '語', 'ж', '-', ' ', "'", '🔒', 'a'), maxLength: 150 }),
  )
  fc.assert(
    fc.property(anyText, (text) => {
      const slug = slugOf(`${text}.`)
      expect(checkSlug(slug)).toBe(true)
      expect(slug.length).toBeLessThanOrEqual(maxSlugLength)
      expect(slugOf(slug)).toBe(slug)
    }),
  )
})
