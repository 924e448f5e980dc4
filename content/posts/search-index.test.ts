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
  it('matches title, excerpt and category by substring, ignoring case', () => {
    const index = new SearchIndex([
      post(1, { title: 'CSRF' }),
      post(2, { excerpt: 'csrf too' }),
      post(3),
    ])
    expect(index.find({ ...all, q: 'Csr' }).total).toBe(2)
    expect(index.find({ ...all, q: ' RESEAR ' }).total).toBe(3)
    expect(index.find({ ...all, q: 'zzz' })).toMatchObject({ total: 0, pages: 1, cards: [] })
  })

  it('does not match across fields or missing fields', () => {
    const index = new SearchIndex([
      post(1, { title: 'ab', excerpt: 'cd' }),
      post(2, { title: null }),
    ])
    expect(index.find({ ...all, q: 'abcd' }).total).toBe(0)
    expect(index.find({ ...all, q: 'b\0c' }).total).toBe(0)
    expect(index.find({ ...all, q: 'null' }).total).toBe(0)
  })

  it('matches composed and decomposed letters', () => {
    const index = new SearchIndex([post(1, { title: 'Re\u0301sume\u0301' })])
    expect(index.find({ ...all, q: 'r\u00e9sum\u00e9' }).total).toBe(1)
  })

  it('shows the first featured match as the large card, and the others in the grid', () => {
    const index = new SearchIndex([
      post(1),
      post(2, { featured: true }),
      post(3, { featured: true, category: 'Best Practices' }),
    ])
    const found = index.find({ ...all, q: 'tokens' })
    expect(found.featured?._id).toBe('p2')
    expect(found.cards.map(({ _id }) => _id)).toEqual(['p1', 'p3'])
    expect(index.find({ q: 'post 1', category: 'Best Practices', page: 1 }).total).toBe(0)
  })

  it('has six cards a page, and the large card only on the first', () => {
    const posts = [post(0, { featured: true }), ...Array.from({ length: 8 }, (_, i) => post(i + 1))]
    const index = new SearchIndex(posts)
    expect(index.find({ ...all, q: 'post' })).toMatchObject({ pages: 2, total: 9 })
    expect(index.find({ ...all, q: 'post' }).cards).toHaveLength(CARDS_PER_PAGE)
    const second = index.find({ ...all, q: 'post', page: 2 })
    expect(second.featured).toBeUndefined()
    expect(second.cards.map(({ _id }) => _id)).toEqual(['p7', 'p8'])
  })
})
