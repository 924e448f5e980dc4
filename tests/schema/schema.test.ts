import { readFileSync } from 'node:fs'
import { builtinTypes, groupProblems, validateSchema } from '@sanity/schema/_internal'
import { describe, expect, it } from 'vitest'
import { destinationOf } from '#app/portable-text/safe-href.ts'
import { compiledSchema } from '#content/typegen/generate-types.ts'
import { blogCategories } from '#copy/blog.ts'
import { pageHeads } from '#copy/page-heads.ts'
import { siteContentSeed } from '#server/start/site-content-seed.ts'
import { categories, isAllowedHref, pagePaths, schemaTypes } from '#studio/schema/index.ts'
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
  return name === 'asset' ? { _type: 'reference', _ref: 'image-abc-1200x800-png' } : value
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

  it('has the categories of the site', () => {
    expect(categories).toEqual(blogCategories)
  })

  it('has the pages of the site', () => {
    expect(pagePaths).toEqual(Object.keys(pageHeads))
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
    const asset = { _type: 'reference', _ref: 'image-abc-1200x800-png' }
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

  it('reject unknown categories and slugs that do not fit a URL', () => {
    const odd = { ...post(), category: 'Gossip', slug: { _type: 'slug', current: 'Not OK' } }
    expect(check(odd).map(({ path }) => path)).toEqual(['.slug', '.category'])
  })
})

describe('the rules of a position', () => {
  it('require every field, and reject duplicate requirements', () => {
    const empty = check({ _id: 'j', _type: 'job' })
    expect(new Set(empty.map(({ path }) => path)).size).toBe(6)
    const job = seed.find(({ _type }) => _type === 'job') as Document
    expect(check({ ...job, requirements: ['Rust', 'Rust'] })).toMatchObject([{ level: 'error' }])
  })
})
