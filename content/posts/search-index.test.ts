import fc from 'fast-check'
import { stemmer } from 'stemmer'
import { transliterate } from 'transliteration'
import { describe, expect, it } from 'vitest'
import { CARDS_PER_PAGE } from './blog-list.ts'
import { type Searchable, SearchIndex } from './search-index.ts'

const post = (n: number, fields: Partial<Searchable> = {}): Searchable => ({
  _id: `p${n}`,
  title: `Post ${n}`,
  excerpt: 'About tokens',
  category: 'Research',
  date: '2026-01-01T00:00:00Z',
  featured: false,
  ...fields,
})
const all = { q: '', category: '', page: 1 }

describe('SearchIndex', () => {
  it('matches title, excerpt and category by substring, ignoring case', async () => {
    const index = await SearchIndex.of([
      post(1, { title: 'CSRF' }),
      post(2, { excerpt: 'csrf too' }),
      post(3),
    ])
    expect(index.find({ ...all, q: 'Csr' }).total).toBe(2)
    expect(index.find({ ...all, q: ' RESEAR ' }).total).toBe(3)
    expect(index.find({ ...all, q: 'zzz' })).toMatchObject({ total: 0, pages: 1, cards: [] })
  })

  it('does not match across fields or missing fields', async () => {
    const index = await SearchIndex.of([
      post(1, { title: 'ab', excerpt: 'cd' }),
      post(2, { title: null }),
    ])
    expect(index.find({ ...all, q: 'abcd' }).total).toBe(0)
    expect(index.find({ ...all, q: 'b\0c' }).total).toBe(0)
    expect(index.find({ ...all, q: 'null' }).total).toBe(0)
  })

  it('matches composed and decomposed letters', async () => {
    const index = await SearchIndex.of([post(1, { title: 'Re\u0301sume\u0301' })])
    expect(index.find({ ...all, q: 'r\u00e9sum\u00e9' }).total).toBe(1)
  })

  it.each([
    [{ q: 'tokens' }, 'p2'],
    [{ category: 'Research' }, 'p2'],
    [{ q: 'post 1' }, 'p1'],
    [{ category: 'Industry News' }, 'p4'],
  ])(
    'for %j has the first featured match on the large card, or else the first',
    async (asked, id) => {
      const index = await SearchIndex.of([
        post(1),
        post(2, { featured: true }),
        post(3, { featured: true, category: 'Best Practices' }),
        post(4, { category: 'Industry News' }),
        post(5, { category: 'Industry News' }),
      ])
      const { largeCard, cards, total } = index.find({ ...all, ...asked })
      expect(largeCard?._id).toBe(id)
      expect(cards.map(({ _id }) => _id)).not.toContain(id)
      expect(cards).toHaveLength(total - 1)
    },
  )

  it('has six cards a page, and the large card only on the first', async () => {
    const posts = [post(0, { featured: true }), ...Array.from({ length: 8 }, (_, i) => post(i + 1))]
    const index = await SearchIndex.of(posts)
    expect(index.find({ ...all, q: 'post' })).toMatchObject({ pages: 2, total: 9 })
    expect(index.find({ ...all, q: 'post' }).cards).toHaveLength(CARDS_PER_PAGE)
    const second = index.find({ ...all, q: 'post', page: 2 })
    expect(second.largeCard).toBeUndefined()
    expect(second.cards.map(({ _id }) => _id)).toEqual(['p7', 'p8'])
  })
})

const writtenOut: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' }
const titles = [
  'Threat models from code',
  'ASVS 5.0 as a test suite',
  'The résumé of Łukasz Ærø: “naïve” ﬁles',
  'Open-source tokens: don’t trust, verify',
  'Σίσυφος и Ёлка, straße',
  '脅威モデル ガイド',
  'OAuth2 in CI/CD (RFC 6749)',
  '日本語のセキュリティ 2026年',
  'คู่มือความปลอดภัย code',
  'Größe über Zürich: Ångström, Søren, œuvre',
]
const titleIndex = await SearchIndex.of(titles.map((title, n) => post(n, { title })))

describe('a search for words', () => {
  const found = (q: string) => {
    const { largeCard, cards } = titleIndex.find({ ...all, q })
    return [largeCard, ...cards].flatMap((one) => one?.title ?? [])
  }

  const spellings = fc.constantFrom<(text: string) => string>(
    (text) => text,
    (text) => text.toUpperCase(),
    (text) => text.toLowerCase(),
    (text) => text.normalize('NFD'),
    (text) => text.normalize('NFD').replace(/\p{M}/gu, ''),
    (text) => text.replace(/[’“”]/g, (quote) => (quote === '’' ? "'" : '"')),
    (text) =>
      text.replace(/[!-~]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0xfee0)),
    (text) => text.replace(/(?<=\p{L})(?=\p{L})/gu, '\u00ad'),
    (text) => text.replace(/[äöüåø]/giu, (letter) => writtenOut[letter.toLowerCase()] ?? letter),
    (text) => text.replace(/\p{Script=Latin}/gu, (letter) => transliterate(letter)),
  )
  const separators = fc.constantFrom(' ', '  ', '\u00a0', '\u3000', '\t', ', ', ' – ', '-', '/')

  it('finds a title by its words, in any order and spelling', () => {
    fc.assert(
      fc.property(
        fc
          .constantFrom(...titles)
          .chain((title) =>
            fc.tuple(fc.constant(title), fc.shuffledSubarray(title.split(' '), { minLength: 1 })),
          ),
        spellings,
        separators,
        ([title, words], spell, separator) => {
          expect(found(words.map(spell).join(separator))).toContain(title)
        },
      ),
      { numRuns: 5_000 },
    )
  })

  it('finds a title by two of its words that are written as one', () => {
    const pairs = titles.flatMap((title) =>
      title.split(' ').flatMap((word, index, words) => {
        const both = `${word}${words[index + 1] ?? ''}`.replace(/[^\p{L}\p{N}]/gu, '')
        return both.length < 6 ? [] : [{ title, both }]
      }),
    )
    for (const { title, both } of pairs) expect(found(both), both).toContain(title)
  })

  it('finds whatever contains the search, ignoring case', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 30 }),
      fc.string({
        unit: fc.constantFrom('a', 'A', 'ß', 'é', 'İ', 'Σ', '-', ' ', "'"),
        maxLength: 30,
      }),
    )
    await fc.assert(
      fc.asyncProperty(text, text, fc.nat(), fc.nat(), async (title, excerpt, start, length) => {
        const characters = [...title]
        const from = start % (characters.length + 1)
        const q = characters
          .slice(from, from + (length % 12))
          .join('')
          .trim()
        const one = await SearchIndex.of([post(1, { title, excerpt })])
        expect(one.find({ ...all, q }).total).toBe(1)
      }),
      { numRuns: 5_000 },
    )
  })

  it.each([
    ['modeling threat', 'Threat models from code'],
    ['threat-model', 'Threat models from code'],
    ['opensource token', 'Open-source tokens: don’t trust, verify'],
    ['open source', 'Open-source tokens: don’t trust, verify'],
    ['verifying dont', 'Open-source tokens: don’t trust, verify'],
    ['threat mod', 'Threat models from code'],
    ['what are the threat models in my code?', 'Threat models from code'],
    ['oauth 2 cicd', 'OAuth2 in CI/CD (RFC 6749)'],
    ['rfc6749 ci', 'OAuth2 in CI/CD (RFC 6749)'],
    ['2026年 ｾｷｭﾘﾃｨ', '日本語のセキュリティ 2026年'],
    ['title:threat code', 'Threat models from code'],
    ['%74hreat%20models', 'Threat models from code'],
    ['R.F.C. 6749', 'OAuth2 in CI/CD (RFC 6749)'],
    ['r.f.c 6749 c.i.', 'OAuth2 in CI/CD (RFC 6749)'],
    ['ความปลอดภัย code', 'คู่มือความปลอดภัย code'],
  ])('%s: %s', (q, title) => expect(found(q)).toEqual([title]))

  it('has the best match first', async () => {
    const posts = [
      post(1, { title: 'Other', excerpt: 'A model of threats' }),
      post(2, { title: 'Threat models' }),
      post(3, { title: 'Counterthreat modeling' }),
    ]
    const { largeCard, cards } = (await SearchIndex.of(posts)).find({ ...all, q: 'threat model' })
    expect([largeCard, ...cards].map((one) => one?._id)).toEqual(['p2', 'p1', 'p3'])
  })

  /** A word of a title, with its title and one typo: a letter too many, too few, another, or two swapped. */
  const mistyped = fc
    .constantFrom(
      ...titles.flatMap((title) =>
        (title.match(/(?<!\p{L})[a-z]{5,}(?!\p{L})/giu) ?? []).map(
          (word) => [title, word] as const,
        ),
      ),
    )
    .chain(([title, word]) =>
      fc
        .tuple(
          fc.integer({ min: 1, max: word.length - 1 }),
          fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'),
          fc.constantFrom('insert', 'omit', 'replace', 'swap'),
        )
        .map(([at, letter, typo]) => {
          const [before, after] = [word.slice(0, at), word.slice(at)]
          const [first = '', second = ''] = after
          const typed = {
            insert: before + letter + after,
            omit: before + after.slice(1),
            replace: before + letter + after.slice(1),
            swap: before + second + first + after.slice(2),
          }[typo]
          return { title, typed: typed ?? word }
        }),
    )

  it('finds a title by a mistyped word, unless another title has what was typed', () => {
    fc.assert(
      fc.property(mistyped, ({ title, typed }) => {
        const all = found(typed)
        const isTyped = (text: string) => text.toLowerCase().includes(stemmer(typed.toLowerCase()))
        expect(all.some(isTyped) || all.includes(title), `${typed}: ${all}`).toBe(true)
      }),
      { numRuns: 5_000 },
    )
  })

  it('shows the word that replaced a mistyped one, which is in each of its posts', () => {
    fc.assert(
      fc.property(mistyped, ({ typed }) => {
        const { corrected } = titleIndex.find({ ...all, q: typed })
        if (!corrected) return
        expect(corrected).not.toContain(typed.toLowerCase())
        const named = new Set(corrected.flatMap(found))
        expect([...named], `${typed}: ${corrected}`).toEqual(expect.arrayContaining(found(typed)))
      }),
      { numRuns: 1_000 },
    )
  })

  it.each([
    ['thraet modesl', ['threat models']],
    ['THREAT modle', ['threat models']],
    ['Opne-source tokens', ['open source tokens']],
    ['threat model', undefined],
    ['threat zebra', undefined],
  ])('%s: searched as %j', (q, corrected) => {
    expect(titleIndex.find({ ...all, q }).corrected).toEqual(corrected)
  })

  it('finds nothing by letters that are no misspelling of a word', () => {
    const letters = fc.string({
      unit: fc.constantFrom(...'bfjkqvwxz'),
      minLength: 5,
      maxLength: 12,
    })
    fc.assert(
      fc.property(letters, (typed) => {
        expect(found(typed)).toEqual([])
      }),
      { numRuns: 2_000 },
    )
  })

  it.each([
    ['rfc 6748', []],
    ['thraet modesl', ['Threat models from code']],
    ['treat code', ['Threat models from code']],
    ['htreat', []],
  ])('corrects letters but the first, and no digits: %s', (q, expected) => {
    expect(found(q)).toEqual(expected)
  })

  it('does not find what lacks a word', () => {
    expect(found('threat zebra')).toEqual([])
    expect(found('- “ ” –')).toEqual([])
    expect(found('title: zebra')).toEqual([])
  })
})
