import { describe, expect, it } from 'vitest'
import { cardsPerPage, listPosts } from './blog-list.ts'
import type { PostSummary } from './post.ts'

const post = (n: number, fields: Partial<PostSummary> = {}): PostSummary => ({
  id: `p${n}`,
  title: `Post ${n}`,
  excerpt: 'About tokens',
  author: 'A',
  date: '2026-01-01T00:00:00.000Z',
  updated: '2026-01-01T00:00:00.000Z',
  category: 'Research',
  featured: false,
  ...fields,
})
const all = { q: '', category: '', page: 1 }

describe('listPosts', () => {
  it('takes the first featured match as the large card, the others into the grid', () => {
    const list = listPosts([post(1), post(2, { featured: true }), post(3, { featured: true })], all)
    expect(list.featured?.id).toBe('p2')
    expect(list.cards.map((card) => card.id)).toEqual(['p1', 'p3'])
  })

  it('has no large card when the filter excludes every featured post', () => {
    const posts = [post(1), post(2, { featured: true, category: 'Best Practices' })]
    const list = listPosts(posts, { ...all, category: 'Research' })
    expect(list.featured).toBeUndefined()
    expect(list.total).toBe(1)
  })

  it('searches title, excerpt and category by substring, whatever the case', () => {
    const posts = [post(1, { title: 'CSRF' }), post(2, { excerpt: 'csrf too' }), post(3)]
    expect(listPosts(posts, { ...all, q: 'Csr' }).total).toBe(2)
    expect(listPosts(posts, { ...all, q: 'RESEAR' }).total).toBe(3)
    expect(listPosts(posts, { ...all, q: 'zzz' })).toMatchObject({ total: 0, pages: 1 })
  })

  it('shows six cards a page and the large card on the first only', () => {
    const posts = [post(0, { featured: true }), ...Array.from({ length: 8 }, (_, i) => post(i + 1))]
    expect(listPosts(posts, all)).toMatchObject({ pages: 2, total: 9 })
    expect(listPosts(posts, all).cards).toHaveLength(cardsPerPage)
    const second = listPosts(posts, { ...all, page: 2 })
    expect(second.featured).toBeUndefined()
    expect(second.cards.map((card) => card.id)).toEqual(['p7', 'p8'])
  })
})
