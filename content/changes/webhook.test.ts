import { describe, expect, it } from 'vitest'
import { tagsOfWebhook } from './webhook.ts'

describe('tagsOfWebhook', () => {
  it('returns the tags of the document in a webhook', () => {
    const change = tagsOfWebhook({ _id: 'blog-1', _type: 'blog', title: 'T' })
    expect(change).toEqual(['type:blog', 'id:blog-1'])
  })

  it('returns no tags for a draft or a version', () => {
    expect(tagsOfWebhook({ _id: 'drafts.blog-1', _type: 'blog' })).toEqual([])
    expect(tagsOfWebhook({ _id: 'versions.r1.blog-1', _type: 'blog' })).toEqual([])
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
    expect(tagsOfWebhook(body)).toBe('all')
  })
})
