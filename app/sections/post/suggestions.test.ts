import { expect, it } from 'vitest'
import type { PostSummary, Read } from '#content/index.ts'
import { hasExamples } from './examples.server.ts'
import { postsWithCode } from './suggestions.server.ts'

function read(slugs: readonly string[]): Read<PostSummary[]> {
  const words = { title: 'A', excerpt: '', byline: '', category: 'Research', featured: false }
  const date = '2026-01-01T00:00:00Z'
  return {
    state: 'found',
    value: slugs.map((slug) => ({ id: slug, slug, ...words, date })),
  }
}

it('the posts with code are the latest three of those that have some', async () => {
  const slugs = [
    'no-code',
    'errors-with-rfc-9457',
    'cvss-4-read-the-vector',
    'ssrf-is-a-resolution-problem',
    'one-queue-from-many-scanners',
  ]
  const posts = await postsWithCode({
    latestSummaries: async (isWanted = () => true) =>
      read(slugs.filter((slug) => isWanted({ _id: slug, slug, authorIds: null }))),
  })
  expect(posts.map(({ id }) => id)).toEqual(slugs.filter(hasExamples).slice(0, 3))
})

it('there are none if the content platform is unreachable', async () => {
  expect(await postsWithCode({ latestSummaries: async () => ({ state: 'unreachable' }) })).toEqual(
    [],
  )
})
