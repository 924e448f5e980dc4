import fc from 'fast-check'
import { expect, it } from 'vitest'
import { meantPaths, meantQuery } from './meant-paths.server.ts'

const paths = fc.constantFrom(
  '/contact',
  '/docs/integrations/github',
  '/blogs/feed.xml',
  '/.well-known/security.txt',
  '/blogs/Post-1_b.c',
)
/** What programs take for a part of a link. */
const punctuation = fc.stringMatching(/^[)\]}>.,;:!?*_~`'"|…”’»）】。、$€^+±]{1,4}$/)
const blanks = fc.constantFrom('', ' ', '\u00a0', '\u200b', '\u3000')
const words = fc.constantFrom(
  '',
  '<br>',
  '</a>',
  ' and more',
  ' 日本語',
  '?utm_source=mail',
  '#top',
  '🙂',
  '👩‍💻 see',
  '@ada',
)
const junk = fc.tuple(blanks, punctuation, blanks, words).map((parts) => parts.join(''))
const encodings = fc.constantFrom(
  (text: string) => encodeURIComponent(text),
  (text: string) => encodeURIComponent(encodeURIComponent(text)),
  // As browsers do.
  (text: string) => encodeURI(text.replace(/[?#\\].*/s, '')),
)

it('a path is found whatever follows it', () => {
  fc.assert(
    fc.property(paths, junk, encodings, (path, text, encode) => {
      const requested = path + encode(text)
      fc.pre(requested !== path)
      expect(meantPaths(requested)).toContain(path)
    }),
    { numRuns: 5_000 },
  )
})

it('the home page is found when only punctuation follows', () => {
  const text = fc.tuple(blanks, punctuation, fc.constantFrom('', '</a>', '?utm_source=mail'))
  fc.assert(
    fc.property(text, encodings, (parts, encode) => {
      const requested = `/${encode(parts.join(''))}`
      // A dot segment may be an attack.
      fc.pre(!parts.join('').includes('..'))
      if (requested !== '/') expect(meantPaths(requested)).toContain('/')
    }),
    { numRuns: 2_000 },
  )
})

it('a path is found in another spelling', () => {
  const spellings = fc.constantFrom<(path: string) => string>(
    (path) => path.toUpperCase(),
    (path) => `${path}/index.html`,
    (path) => `${path}.html`,
    (path) => `${path}.PHP`,
    (path) => `/%22${path.slice(1)}%22`,
    (path) => `/%22${path}%22`,
    (path) => `/%20${path.slice(1)}`,
    (path) => `${path}%F0%9F%99%82`,
    (path) => `/https://site.example${path}`,
    (path) => `/http:/site.example${path}%22`,
    (path) => `${path}%5Cn`,
    (path) => path.replace('-', '_'),
    (path) => path.replace('-', '%20'),
    (path) => path.replace('o', 'ｏ'),
    (path) => `${path}%0D%0A`,
    (path) => `${path}%`,
    (path) => `${path}%E2%80`,
    (path) => path.replace(/(?<=.)\//g, '%2F'),
    (path) => path.replace('-', '-%0A'),
  )
  const lowercase = fc.constantFrom('/contact', '/docs/integrations/github', '/blogs/a-post')
  fc.assert(
    fc.property(lowercase, spellings, punctuation.map(encodeURIComponent), (path, spell, end) => {
      const requested = spell(path)
      if (requested !== path) expect(meantPaths(requested)).toContain(path)
      expect(meantPaths(requested + end)).toContain(path)
    }),
    { numRuns: 5_000 },
  )
})

it('every guess is another path of this site, and the same for a guess', () => {
  const text = fc.oneof(fc.webUrl(), fc.string({ unit: 'binary', maxLength: 40 }), junk)
  const encoded = fc.oneof(
    text.map((one) => encodeURIComponent(one.toWellFormed())),
    text,
  )
  fc.assert(
    fc.property(encoded, (end) => {
      const { pathname } = new URL(`https://site.example/${end}`)
      for (const guess of meantPaths(pathname)) {
        expect(guess).not.toBe(pathname)
        expect(guess).toMatch(/^\/(?![/\\])/)
        expect(new URL(guess, 'https://site.example').origin).toBe('https://site.example')
      }
    }),
    { numRuns: 5_000 },
  )
})

it.each(['/contact', '/', '/wp-login', '/blogs/a-b.d', '/%E6%97%A5', '/.env'])(
  'a path without a mistake has no guesses: %s',
  (path) => expect(meantPaths(path)).toEqual([]),
)

it.each([
  '/%E6%97%A5%E6%9C%AC',
  '/%F0%9F%92%A3',
  '/%FF',
  '/%00',
  '/%',
  '/%2F%2F',
  '/@fs',
  '/$metadata',
])('what is not punctuation stays: %s', (path) => {
  expect(meantPaths(path)).not.toContain('/')
  expect(meantPaths(`/blogs${path}`)).not.toContain('/blogs')
})

it('a query is found that was encoded with its path', () => {
  const word = fc.stringMatching(/^[\w.-]{1,8}$/)
  const query = fc.array(fc.tuple(word, word), { minLength: 1, maxLength: 3 })
  const end = fc.constantFrom('', ')', '#top', ' and more', '">')
  fc.assert(
    fc.property(
      paths,
      query,
      encodings.filter((encode) => encode('?') !== ''),
      end,
      (path, pairs, encode, after) => {
        const search = `?${new URLSearchParams(pairs)}`
        expect(meantQuery(path + encode(search + after))).toBe(search)
      },
    ),
    { numRuns: 1_000 },
  )
  for (const sign of ['&', '&amp;', '%26', '%26amp%3B'])
    expect(meantQuery(`/contact${sign}utm_source=a&b=c`)).toBe('?utm_source=a&b=c')
  for (const path of ['/contact', '/contact%3F', '/contact%3F)', '/contact%29', '/a=b', '/a%26b=c'])
    expect(meantQuery(path)).toBe('')
})
