import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contentOf, idsOf, post } from '../test/content-of.ts'

const names = ['title', 'excerpt', 'author', 'category', 'readTime', 'featured', 'noIndex']
const lists = ['slug', 'formerSlugs', 'image', 'seo', 'authors', 'content', 'revisedAt']
const value = fc.oneof(
  fc.constantFrom<unknown>(null, '', 'text', 5, true, [], {}, [null], [[1]], { current: 5 }),
  fc.string({ unit: 'binary', maxLength: 20 }).map((text) => text.toWellFormed()),
)
const fields = fc.dictionary(fc.constantFrom(...names, ...lists), value, { noNullPrototype: true })

it('a post whose fields an import wrote as anything is in every place, and hides no other', async () => {
  const documents = fc.sample(fields, 20).map((more, n) => post(n, { ...more, noIndex: false }))
  const { content } = await contentOf([...documents, post(99, { title: 'The needle' })])
  const pages = await Promise.all([1, 2, 3, 4].map((page) => idsOf(content, { page })))
  const ids = [...documents.map(({ _id }) => _id), 'p99'].toSorted()
  const seen = JSON.stringify(documents)
  expect(pages.flat().toSorted(), seen).toEqual(ids)
  expect(await idsOf(content, { q: 'needle', page: 1 }), seen).toEqual(['p99'])
  for (const read of [await content.latestPosts(), await content.sitemapPosts(1)]) {
    const found = read.state === 'found' ? read.value.map(({ id }) => id) : []
    expect(found.toSorted(), seen).toEqual(ids)
  }
  for (const id of ids) expect(await content.post(id), seen).toMatchObject({ state: 'found' })
})

it('a post has a title that can be seen and found, whatever an import wrote', async () => {
  const titles = ['', ' ', '\u00a0', '\u200b\u2060', '\u3164', '\u2800', null, 5, [], { en: 'A' }]
  const { content } = await contentOf(titles.map((title, n) => post(n, { title })))
  for (const [n, title] of titles.entries()) {
    const shown = title === 5 ? '5' : 'Untitled post'
    expect(await content.post(`p${n}`)).toMatchObject({ value: { title: shown } })
  }
  expect(await idsOf(content, { q: '5' })).toEqual(['p7'])
})
