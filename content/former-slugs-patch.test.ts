import { describe, expect, it } from 'vitest'
import { formerSlugsPatch } from './former-slugs-patch.ts'

const post = (slug: string | undefined, formerSlugs?: string[], more: object = {}) => ({
  _id: 'p1',
  _type: 'blog',
  ...(slug ? { slug: { _type: 'slug', current: slug } } : {}),
  ...(formerSlugs ? { formerSlugs } : {}),
  ...more,
})

describe('formerSlugsPatch', () => {
  it.each([
    ['a change of the slug', post('a'), post('b'), ['a']],
    ['a position', post('a', [], { _type: 'job' }), post('b', [], { _type: 'job' }), ['a']],
    ['another one', post('b', ['a']), post('c', ['a']), ['a', 'b']],
    ['a draft from before that is published', post('b', ['a']), post('b'), ['a']],
    ['the way back', post('b', ['a']), post('a', ['a']), ['b']],
    ['a slug that is taken away', post('a'), post(undefined), ['a']],
  ])('stores former slugs: %s', (_, before, after, formerSlugs) => {
    expect(formerSlugsPatch(before, after)).toEqual({ formerSlugs })
  })

  it.each([
    ['a new post', undefined, post('a')],
    ['a deleted post', post('a'), undefined],
    ['another edit', post('a', ['b']), post('a', ['b'], { title: 'New' })],
    ['a draft', post('a', [], { _id: 'drafts.p1' }), post('b', [], { _id: 'drafts.p1' })],
    ['another type', post('a', [], { _type: 'author' }), post('b', [], { _type: 'author' })],
    ['a first slug', post(undefined), post('a')],
  ])('stores nothing for %s', (_, before, after) => {
    expect(formerSlugsPatch(before, after)).toBeUndefined()
  })
})
