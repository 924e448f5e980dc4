import { describe, expect, it } from 'vitest'
import { tagsOfNotice } from './notice.ts'

describe('tagsOfNotice', () => {
  it('returns the tags of the document in a notice', () => {
    const change = tagsOfNotice({ _id: 'blog-1', _type: 'blog', title: 'T' })
    expect(change).toEqual(['type:blog', 'id:blog-1'])
  })

  it('returns no tags for a draft or a version', () => {
    expect(tagsOfNotice({ _id: 'drafts.blog-1', _type: 'blog' })).toEqual([])
    expect(tagsOfNotice({ _id: 'versions.r1.blog-1', _type: 'blog' })).toEqual([])
  })

  it.each([
    undefined,
    null,
    [],
    {},
    { _id: 'x' },
    { _id: '', _type: 'blog' },
    { _id: 'image-1', _type: 'sanity.imageAsset' },
  ])('invalidates everything for %o', (body) => {
    expect(tagsOfNotice(body)).toBe('all')
  })
})
