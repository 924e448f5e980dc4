import { readFileSync } from 'node:fs'
import { builtinTypes, groupProblems, validateSchema } from '@sanity/schema/_internal'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { destinationOf } from '#app/portable-text/safe-href.ts'
import {
  describeJob,
  describePost,
  isAllowedHref,
  schemaTypes,
} from '#content/document-types/index.ts'
import { supportedRichText } from '#content/index.server.ts'
import { compiledSchema } from '#content/typegen/generate-types.ts'
import { siteContentSeed } from '#server/start/site-content-seed.ts'
import { type CompiledType, type Problem, problemsOf } from './check.ts'

const schema = compiledSchema()
const typeOf = (name: string) => schema.get(name) as unknown as CompiledType

interface Document {
  _id: string
  _type: string
  [name: string]: unknown
}

/** The seed as after its import, when every picture has an asset. */
const seed = readFileSync(new URL('../../content/seed/production.ndjson', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line): Document => JSON.parse(line.replaceAll('"_sanityAsset"', '"asset"'), asReference))

function asReference(name: string, value: unknown): unknown {
  return name === 'asset' ? { _type: 'reference', _ref: 'image-abc-2400x1350-png' } : value
}

const post = () => structuredClone(seed.find(({ _type }) => _type === 'blog')) as Document
const check = (document: Document): Problem[] => problemsOf(document, typeOf(document._type))
const block = (children: object[], more: object = {}) => ({
  _type: 'block',
  _key: 'b',
  style: 'normal',
  markDefs: [],
  children,
  ...more,
})

describe('the schema', () => {
  it('compiles without a problem', () => {
    const types = validateSchema(schemaTypes, { parentTypes: builtinTypes }).getTypes()
    expect(groupProblems(types)).toEqual([])
  })

  it('accepts every document of the seed dataset', () => {
    expect(
      [...seed, ...siteContentSeed()].flatMap((document) =>
        check(document).map((p) => ({ id: document._id, ...p })),
      ),
    ).toEqual([])
  })

  it.each([
    'https://a.example/x',
    'http://a.example',
    'mailto:a@b.example',
    '/pricing#faq',
    '#top',
    '//evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://a.example',
    '/a b',
    '/\\evil.example',
    'pricing',
    '',
  ])('allows the link %s exactly if the site renders it', (href) => {
    expect(isAllowedHref(href)).toBe(destinationOf(href) !== undefined)
  })
})

describe('the rich text of a post', () => {
  it('has only styles, lists, and marks that the site renders', () => {
    const block = typeOf('body').of?.find(({ name }) => name === 'block')
    const field = (name: string) => block?.fields?.find((one) => one.name === name)?.type
    const span = field('children')?.of?.find(({ name }) => name === 'span')
    const choices = (name: string) =>
      field(name)?.options?.list?.map((one) => (typeof one === 'string' ? one : one.value)) ?? []
    const decorators = span?.decorators?.map(({ value }) => value) ?? []
    const annotations = field('markDefs')?.of?.map(({ name }) => name) ?? []
    for (const names of [choices('style'), choices('listItem'), decorators, annotations]) {
      expect(names).not.toEqual([])
    }
    expect(supportedRichText.style).toEqual(expect.arrayContaining(choices('style')))
    expect(supportedRichText.list).toEqual(expect.arrayContaining(choices('listItem')))
    expect(supportedRichText.mark).toEqual(expect.arrayContaining([...decorators, ...annotations]))
  })
})

describe('the rules of a post', () => {
  it.each(['title', 'excerpt', 'image', 'content', 'author', 'date', 'category'])(
    'require the %s',
    (field) => {
      const { [field]: _gone, ...rest } = post()
      const [problem] = check(rest as Document)
      expect(problem).toMatchObject({ path: `.${field}`, level: 'error' })
      expect(problem?.message).toMatch(/^[A-Z].*\.$/)
    },
  )

  it('limit the title, and recommend a length for excerpt and search data', () => {
    const long = {
      ...post(),
      title: 'x'.repeat(101),
      excerpt: 'Short.',
      seo: { title: 'y'.repeat(61) },
    }
    expect(check(long).map(({ path, level }) => [path, level])).toEqual([
      ['.title', 'error'],
      ['.excerpt', 'warning'],
      ['.seo.title', 'warning'],
    ])
  })

  it('require an alternative text unless a picture is decorative', () => {
    const asset = { _type: 'reference', _ref: 'image-abc-1920x1080-png' }
    const withPicture = (picture: object) => ({
      ...post(),
      content: [{ _type: 'image', _key: 'p', asset, ...picture }],
    })
    expect(check(withPicture({}))).toMatchObject([{ path: '.content[0].alt', level: 'error' }])
    expect(check(withPicture({ alt: '  ' }))).toHaveLength(1)
    expect(check(withPicture({ alt: 'A call graph.' }))).toEqual([])
    expect(check(withPicture({ decorative: true }))).toEqual([])
    expect(check({ ...post(), image: { _type: 'image', asset } })).toHaveLength(1)
  })

  it('want an Open Graph image of its full width, with an alternative text', () => {
    const shared = (name: string, alt?: string) => ({
      ...post(),
      seo: {
        noIndex: true,
        shareImage: {
          _type: 'image',
          asset: { _type: 'reference', _ref: `image-abc-${name}` },
          alt,
        },
      },
    })
    const problems = (document: Document) => check(document).map(({ path, level }) => [path, level])
    expect(problems(shared('1200x630-png', 'A call graph.'))).toEqual([])
    expect(problems(shared('1199x630-png', 'A call graph.'))).toEqual([
      ['.seo.shareImage', 'error'],
    ])
    expect(problems(shared('1200x630-svg', 'A call graph.'))).toEqual([
      ['.seo.shareImage', 'error'],
    ])
    expect(problems(shared('1200x630-png'))).toEqual([['.seo.shareImage.alt', 'error']])
  })

  it('say which width a cover lacks within its crop, and refuse drawings', () => {
    const cover = (name: string, crop?: object) => ({
      ...post(),
      image: {
        _type: 'image',
        asset: { _type: 'reference', _ref: `image-abc-${name}` },
        alt: 'A call graph.',
        ...(crop ? { crop } : {}),
      },
    })
    const levels = (document: Document) => check(document).map(({ level }) => level)
    expect(levels(cover('1920x900-png'))).toEqual([])
    expect(levels(cover('1919x900-png'))).toEqual(['warning'])
    expect(levels(cover('2400x900-png', { top: 0, bottom: 0, left: 0.3, right: 0 }))).toEqual([
      'warning',
    ])
    expect(levels(cover('800x600-jpg')).toSorted()).toEqual(['error', 'warning'])
    expect(levels(cover('2400x900-svg'))).toEqual(['error'])
  })

  it('reject links, styles, marks and blocks that the site does not render', () => {
    const text = { _type: 'span', _key: 's', text: 'x', marks: [] }
    const content = [
      block([text], { markDefs: [{ _type: 'link', _key: 'l', href: 'javascript:alert(1)' }] }),
      block([text], { style: 'h5' }),
      block([{ ...text, marks: ['underline'] }]),
      { _type: 'iframe', _key: 'i' },
      { _type: 'table', _key: 't', rows: [{ _type: 'row', _key: 'r', cells: ['a', 'b'] }] },
    ]
    expect(check({ ...post(), content }).map(({ path }) => path)).toEqual([
      '.content[0].markDefs[0].href',
      '.content[1].style',
      '.content[2].children[0]',
      '.content[3]',
      '.content[4].rows',
    ])
  })

  it('warn of what the site leaves out, and reject a table that it does not show', () => {
    const text = (words: string) => ({ _type: 'span', _key: 's', text: words, marks: [] })
    const row = { _type: 'row', _key: 'r', cells: Array(12_501).fill('x') }
    const levels = (content: object[]) =>
      check({ ...post(), content }).map(({ path, level }) => [path, level])
    expect(
      levels([
        block(Array(300).fill(text('x'))),
        block(Array(301).fill(text('x'))),
        block([text('\n'.repeat(1_000))]),
        { _type: 'table', _key: 't', rows: [row, row] },
      ]),
    ).toEqual([
      ['.content[1]', 'warning'],
      ['.content[2]', 'warning'],
      ['.content[3].rows', 'error'],
    ])
    const whole = ['.content', 'warning']
    expect(levels(Array(5_001).fill(block([text('x')])))).toEqual([whole])
    expect(levels([block([text('x'.repeat(1_000_000))])])).toEqual([whole])
  })

  it('reject unknown categories and slugs that do not fit a URL', () => {
    const odd = { ...post(), category: 'Gossip', slug: { _type: 'slug', current: 'Not OK' } }
    expect(check(odd).map(({ path }) => path)).toEqual(['.slug', '.category'])
  })
})

describe('the rules of a job', () => {
  it('require every field, and reject duplicate requirements', () => {
    const empty = check({ _id: 'j', _type: 'job' })
    expect(new Set(empty.map(({ path }) => path)).size).toBe(6)
    const job = seed.find(({ _type }) => _type === 'job') as Document
    expect(check({ ...job, requirements: ['Rust', 'Rust'] })).toMatchObject([{ level: 'error' }])
  })
})

describe('a date that the site cannot read', () => {
  const dates = fc
    .date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') })
    .chain((date) =>
      fc.constantFrom(date.toUTCString(), String(date), `${date.getTime()}`, date.toDateString()),
    )
  const fields: [type: string, field: string][] = [
    ['blog', 'date'],
    ['blog', 'revisedAt'],
    ['job', 'postedAt'],
    ['job', 'validThrough'],
    ['announcement', 'from'],
    ['announcement', 'until'],
  ]

  it.each(fields)('is an error of %s.%s, and its only one', (type, field) => {
    const document = [...seed, ...siteContentSeed()].find(({ _type }) => _type === type)
    fc.assert(
      fc.property(dates, (date) => {
        const problems = check({ ...(document as Document), [field]: date })
        expect(problems).toMatchObject([{ path: `.${field}`, level: 'error' }])
      }),
    )
  })

  it('is not shown below a title as if the site could', () => {
    fc.assert(
      fc.property(dates, (date) => {
        expect(describePost({ date }, new Date())).toBe('No date')
        expect(describeJob({ postedAt: date }, new Date())).toBe('No date')
      }),
    )
  })
})

describe('the line below a title in the lists', () => {
  const now = new Date('2026-06-15T12:00:00Z')

  it('shows the hour and time zone of a scheduled post', () => {
    const line = describePost({ date: '2026-07-01T09:30:00Z', category: 'Research' }, now)
    expect(line).toMatch(/^Scheduled (Jun 30|Jul [12]), \d+:\d\d [AP]M [A-Z].* · Research$/)
    expect(describePost({ date: '2027-07-01T09:30:00Z' }, now)).toContain(', 2027, ')
    expect(describePost({ date: '2026-06-01T09:30:00Z' }, now)).toBe('Jun 1, 2026')
  })

  it.each([
    [{ postedAt: '2026-06-01' }, 'Posted Jun 1, 2026'],
    [{ postedAt: '2026-07-01' }, 'Opens Jul 1, 2026'],
    [
      { postedAt: '2026-06-01', validThrough: '2026-06-15' },
      /^Apply by Jun 15, 2026 · Posted Jun 1, 2026$/,
    ],
    [{ postedAt: '2026-06-01', validThrough: '2026-06-14' }, /^Closed after Jun 14, 2026/],
  ])('says when a job opens and closes: %j', (job, expected) => {
    expect(describeJob(job, now)).toMatch(expected)
  })
})
