import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isUsableSlug } from '../document-path.ts'
import {
  checkMissingSlug,
  checkSlug,
  checkSlugStyle,
  checkSpelling,
  maxSlugLength,
  slugOf,
} from './slug.ts'

// cspell:disable
it.each([
  ['Straße nach Łódź', 'strasse-nach-lodz'],
  ['GROẞE ÖFFNUNG', 'grosse-offnung'],
  ['Ærlig Øl', 'aerlig-ol'],
  ['Don’t trust C++ & ﬁles: ½ a year', 'dont-trust-c-plus-plus-and-files-1-2-a-year'],
  ['C', 'c'],
  ['C#: issue #5', 'c-sharp-issue-5'],
  ['F♯ or Ｃ＃', 'f-sharp-or-c-sharp'],
  ['.NET … and .env, ASP.NET...', 'dot-net-and-dot-env-asp-net'],
  ['R&D + 5 % of Node.js', 'r-and-d-plus-5-percent-of-node-js'],
  ['100%', '100-percent'],
  ['gpj\u202e.exe Secu\u00adrity', 'gpj-exe-security'],
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

it('leaves out signs of trademarks and currencies', () => {
  const sign = fc.constantFrom(...'®©™℠℗$€£¥₹₩₽￡﷼')
  fc.assert(
    fc.property(sign, (one) => {
      expect(slugOf(one)).toBe('')
      expect(slugOf(`GitHub${one} Copilot for ${one}5 or 5${one}`)).toBe(
        'github-copilot-for-5-or-5',
      )
    }),
  )
})

it('differs for names that only differ in a sign', () => {
  const signs = ['C', 'C#', 'C++', 'C+', '.C', 'C&C']
  expect(new Set(signs.map((sign) => slugOf(`${sign} in depth`))).size).toBe(signs.length)
})

it('asks how a title in Chinese characters is read, until its slug is written', () => {
  expect(checkSpelling(slugOf('脅威モデル'), '脅威モデル')).toContain('Mandarin')
  for (const [slug, title] of [
    ['threat-model', '脅威モデル'],
    ['threat', '脅威'],
    [slugOf('モデル'), 'モデル'],
    [undefined, '脅威'],
    ['x', undefined],
  ] as const)
    expect(checkSpelling(slug, title)).toBe(true)
})

const anySlug = fc.oneof(
  anyText,
  fc.string({
    unit: fc.constantFrom('a', 'B', '1', '-', '_', '.', '+', 'é', '語', ' ', '%'),
    maxLength: 250,
  }),
)

it('lets a document be published with each slug that the site can use, and no other', () => {
  fc.assert(
    fc.property(anySlug, (slug) => {
      expect(checkSlug(slug) === true).toBe(isUsableSlug(slug))
    }),
  )
})

it('suggests a slug that fits instead of one that does not', () => {
  fc.assert(
    fc.property(anySlug, (slug) => {
      for (const message of [checkSlug(slug), checkSlugStyle(slug)]) {
        if (message === true || message.startsWith('Shorten')) continue
        const example = /like "(.+)"/.exec(message)?.[1]
        expect(checkSlug(example)).toBe(true)
        expect(checkSlugStyle(example)).toBe(true)
      }
    }),
  )
  expect(checkSlug('a.b')).toContain('"a-b"')
  expect(checkSlugStyle('été')).toContain('"ete"') // cspell:disable-line
  expect(checkSlugStyle('my_post')).toBe(true)
})
