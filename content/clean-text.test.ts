import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cleanText, normalize } from './clean-text.ts'
import { parseJob } from './jobs/job.ts'
import { parsePost } from './posts/post.ts'

const controls = [...'\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069']
/** Marks of right-to-left scripts, joiners, and letters of both directions. */
const kept = [...'\u200e\u200f\u061c\u200c\u200d', 'a', 'ש', 'ع', ' ', '(', '1', '🔒']
const text = fc.string({ unit: fc.constantFrom(...controls, ...kept) })

it('removes characters that reorder text, and no others', () => {
  fc.assert(
    fc.property(text, (written) => {
      const own = [...written].filter((character) => !controls.includes(character))
      expect(cleanText(written)).toBe(own.join(''))
    }),
  )
})

/** Accents, which can be on letters of any script. */
const accents = [...'\u0300\u0316\u0334\u035c\u0489\u064b\u1ab0\u1dc4\u20dd\ufe20']

it('cuts accents that would cover other lines, and keeps those that languages write', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...accents, 'a', ' ') }), (written) => {
      const cleaned = cleanText(written)
      expect(cleaned).not.toMatch(/\p{M}{4}/u)
      if (!/\p{M}{4}/u.test(written)) expect(cleaned).toBe(written)
    }),
  )
  const words = ['Tiếng Việt ᾧ', 'اللّٰهُ مُحَمَّدٌ', 'בְּרֵאשִׁ֖ית', 'น้ำ', 'हिन्दीं', 'မြွှေ့', 'རྐྵྨླྺྼྻྂ', '1️⃣']
  for (const word of words) {
    expect(cleanText(word)).toBe(word)
    expect(cleanText(word.normalize('NFD'))).toBe(word.normalize('NFD'))
  }
})

it.each(['NFC', 'NFKC', 'NFKD'] as const)('normalizes combining marks to %s', (form) => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(normalize(text, form)).toBe(text.normalize(form))
    }),
  )
  const run = `a${'\u0301'.repeat(500_000)}${'\u0316'.repeat(500_000)}`
  expect(normalize(run, form).length).toBeLessThan(40)
})

it('cleans every text of posts and jobs', () => {
  const images = { baseUrl: 'https://site.example', projectId: 'p', dataset: 'd' }
  const turned = [...controls, accents.join('')].map((marks) => `a${marks}b`).join(' ')
  const image = { asset: { _ref: 'image-a-9x9-png' }, alt: turned, caption: turned }
  const children = [{ _type: 'span', _key: 's', text: turned, marks: [] }]
  const body = [
    { _type: 'block', _key: 'b', style: 'h2', children },
    { _type: 'code', _key: 'c', code: turned, language: 'js', filename: turned },
    { _type: 'table', _key: 't', rows: [{ _type: 'row', cells: [turned] }] },
    { _type: 'image', _key: 'i', ...image },
  ]
  const [title, slug] = [turned, null]
  const post = parsePost(
    {
      ...{ _id: 'p', title, slug, excerpt: turned, author: turned, category: turned, image },
      ...{ date: '2026-01-01', readTime: turned, revisedAt: null, featured: false, noIndex: null },
      ...{
        _rev: 'r',
        authorIds: [],
        content: body,
        seo: { title, description: turned, shareImage: null },
      },
      authors: [{ _id: 'a', name: turned, role: turned, biography: turned, image: null }],
    },
    images,
  )
  const job = parseJob(
    {
      ...{ _id: 'j', title, slug, location: turned, type: turned, postedAt: '2026-01-01' },
      ...{ _rev: 'r', validThrough: null, applicantCountry: null, salary: null },
      ...{ description: turned, requirements: [turned] },
    },
    images,
  )
  for (const document of [post, job]) {
    expect(JSON.stringify(document)).toContain('ab ab')
    expect(JSON.stringify(document)).not.toMatch(/[\u202a-\u202e\u2066-\u2069]|\p{M}{4}/u)
  }
})
