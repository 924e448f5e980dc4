import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestLake, type TestLake } from './open-test-lake.ts'

let test: TestLake
const body = (text: string) => [{ _type: 'block', children: [{ _type: 'span', text }] }]
beforeAll(async () => {
  test = await openTestLake()
  await test.editor
    .transaction()
    .create({ _id: 'one', _type: 'post', title: 'Gardens', content: body('A fox in winter') })
    .create({ _id: 'two', _type: 'post', title: 'Foxes', content: body('Gardening in winter') })
    .create({ _id: 'drafts.two', _type: 'post', title: 'Badgers', content: body('in spring') })
    .create({ _id: 'three', _type: 'page', title: 'Fox' })
    .commit()
})
afterAll(() => test.remove())

const found = (q: string, perspective: 'raw' | 'drafts' | 'published' = 'published') =>
  test.editor.fetch('*[[@, _id] match text::query($q)]._id', { q }, { perspective })

describe('text::query', () => {
  it('finds words and prefixes anywhere in a document', async () => {
    expect(await found('fox')).toEqual(['one', 'three'])
    expect(await found('fox*')).toEqual(['one', 'three', 'two'])
    expect(await found('GARDEN* wint*')).toEqual(['one', 'two'])
    expect(await found('winter -gardens')).toEqual(['two'])
    expect(await found('three')).toEqual(['three'])
    expect(await found('*')).toHaveLength(3)
    expect(await found('nowhere')).toEqual([])
  })

  it('reads the documents that the perspective shows', async () => {
    expect(await found('badgers')).toEqual([])
    expect(await found('badgers', 'drafts')).toEqual(['two'])
    expect(await found('foxes', 'drafts')).toEqual([])
    expect(await found('spring', 'raw')).toEqual(['drafts.two'])
    const query = '*[@ match text::query("spring")]._id'
    expect(await test.visitor.fetch(query)).toEqual([])
  })

  it('supports the list and search queries of the Studio', async () => {
    const list = `*[_type in $types && [@, _id] match text::query($q)
      && !(_id in path("versions.**"))] | order(title desc)[0...$limit]{title}`
    const parameters = { types: ['post', 'page'], q: 'fox*', limit: 10 }
    const titles = await test.editor.fetch(list, parameters)
    expect(titles).toEqual([{ title: 'Gardens' }, { title: 'Foxes' }, { title: 'Fox' }])
    const ranked = `*[_type in $types] | score(
        boost(_type in ["post"] && title match text::query($q), 10),
        [@, _id] match text::query($q)
      ) | order(_score desc)[_score > 0][0...$limit]{_score, _id}`
    const [first, ...others] = await test.editor.fetch(ranked, parameters)
    expect(first).toMatchObject({ _id: 'two' })
    expect(others).toEqual([
      { _id: 'one', _score: 1 },
      { _id: 'three', _score: 1 },
    ])
  })

  it('finds every write immediately, and works in listeners', async () => {
    const query = '*[@ match text::query("otter*")]'
    const heard = new Promise((resolve, reject) => {
      const events = test.editor.listen(query, {}, { events: ['welcome', 'mutation'] })
      const subscription = events.subscribe({
        next: async (event) => {
          if (event.type === 'mutation') {
            subscription.unsubscribe()
            resolve(event.documentId)
          } else if (event.type === 'welcome') {
            await test.editor.create({ _id: 'other', _type: 'post', title: 'Nothing' })
            await test.editor.create({ _id: 'four', _type: 'post', title: 'Otters' })
          }
        },
        error: reject,
      })
    })
    expect(await heard).toBe('four')
    expect(await test.editor.fetch(`count(${query})`)).toBe(1)
    await test.editor.patch('four').set({ title: 'Herons' }).commit()
    expect(await found('otters')).toEqual([])
    expect(await found('herons')).toEqual(['four'])
    await test.editor.delete('four')
    expect(await found('herons')).toEqual([])
  })

  it('is supported after match only', async () => {
    const alone = test.editor.fetch('*[text::query("fox")]')
    await expect(alone).rejects.toMatchObject({ statusCode: 400 })
  })
})
