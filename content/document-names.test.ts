import { describe, expect, it } from 'vitest'
import { conflictReporter, DocumentNames, type NamedDocument } from './document-names.ts'
import { isUsableSlug, jobPath, postPath } from './document-path.ts'

const post = (
  _id: string,
  slug: string | null,
  more: Partial<NamedDocument> = {},
): NamedDocument => ({
  _id,
  _createdAt: '2026-01-01T00:00:00Z',
  slug,
  formerSlugs: null,
  ...more,
})

describe('DocumentNames', () => {
  it('finds a post by its ID, its slug and its former slugs', () => {
    const names = new DocumentNames([post('p1', 'new', { formerSlugs: ['old', 'older'] })])
    for (const name of ['p1', 'new', 'old', 'older']) expect(names.idOf(name), name).toBe('p1')
    expect(names.idOf('nothing')).toBeUndefined()
    expect(names.slugOf('p1', 'new')).toBe('new')
  })

  it('finds a post in another case and with other accents, unless another one has that spelling', () => {
    const names = new DocumentNames([
      post('p1', 'Caf\u00e9-One', { formerSlugs: ['OLD'] }),
      post('p2', 'caf\u00e9-one'),
      post('P3', null),
    ])
    expect(names.idOf('CAFE\u0301-ONE')).toBe('p1')
    expect(names.idOf('caf\u00e9-one')).toBe('p2')
    expect([names.idOf('old'), names.idOf('p3')]).toEqual(['p1', 'P3'])
  })

  it('gives a slug of two posts to the one created first, then to the smaller id', () => {
    const later = { _createdAt: '2026-01-02T00:00:00Z' }
    const posts = [post('a', 'x', later), post('c', 'x'), post('b', 'x')]
    for (const order of [posts, posts.toReversed()]) {
      const names = new DocumentNames(order)
      expect(names.idOf('x')).toBe('b')
      expect(names.slugOf('b', 'x')).toBe('x')
      expect([names.slugOf('a', 'x'), names.slugOf('c', 'x')]).toEqual([undefined, undefined])
      expect(names.conflicts).toMatchObject([
        { document: 'c', reason: 'taken by b' },
        { document: 'a', reason: 'taken by b' },
      ])
    }
  })

  it('prefers IDs over slugs, and slugs over former slugs', () => {
    const names = new DocumentNames([
      post('p1', 'p2'),
      post('p2', 'second'),
      post('p3', 'third', { formerSlugs: ['second', 'p1'] }),
    ])
    expect(names.idOf('p2')).toBe('p2')
    expect(names.slugOf('p1', 'p2')).toBeUndefined()
    expect(names.idOf('second')).toBe('p2')
    expect(names.idOf('p1')).toBe('p1')
  })

  it('accepts a slug that equals the ID of its post', () => {
    expect(new DocumentNames([post('p1', 'p1')]).conflicts).toEqual([])
  })

  it('logs each conflict once', () => {
    const lines: object[] = []
    const report = conflictReporter({ info: () => {}, warn: (detail) => lines.push(detail) })
    const names = new DocumentNames([post('a', 'x'), post('b', 'x')])
    report(names)
    report(names)
    expect(lines).toEqual([{ document: 'b', slug: 'x', reason: 'taken by a' }])
    report(new DocumentNames([post('a', 'a.b')]))
    report(names)
    expect(lines).toHaveLength(3)
  })
})

describe('the path of a document', () => {
  it('is its slug, or its ID without one', () => {
    expect(postPath({ id: 'p1', slug: 'a-post' })).toBe('/blogs/a-post')
    expect(postPath({ id: 'p 1' })).toBe('/blogs/p%201')
    expect(jobPath({ id: 'j1', slug: 'a-job' })).toBe('/careers/a-job')
  })

  it.each(['', 'feed.xml', 'a/b', 'a b', 'a?b', 'a#b', 'a%2fb', '\u0000', 'x'.repeat(201)])(
    'does not use the slug %j',
    (slug) => expect(isUsableSlug(slug)).toBe(false),
  )
  it.each(['a-post', 'Größe_2', '日本'])('can use the slug %s', (slug) =>
    expect(isUsableSlug(slug)).toBe(true),
  )
})
