import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contentOf, post } from '#content/test/content-of.ts'
import { suggestPages, suggestPosts } from './did-you-mean.server.ts'

const pages = [
  '/pricing',
  '/blogs',
  '/careers',
  '/products/ai-chat',
  '/products/threat-modeling',
  '/docs/integrations',
  '/docs/integrations/github',
  '/schedule-demo',
  '/privacy',
  '/join-waitlist',
].map((path) => ({ path, title: path }))
const suggested = (path: string) => suggestPages(path, pages).map((page) => page.path)

describe('suggestPages', () => {
  it.each([
    ['/pricng', '/pricing'],
    ['/PRICING.html', '/pricing'],
    ['/blog', '/blogs'],
    ['/career', '/careers'],
    ['/products/ai_chat', '/products/ai-chat'],
    ['/products/threat-model', '/products/threat-modeling'],
    ['/docs/github', '/docs/integrations/github'],
    ['/docs', '/docs/integrations'],
    ['/demo', '/schedule-demo'],
    ['/en/privacy', '/privacy'],
    ['/waitlist', '/join-waitlist'],
  ])('suggests for %s: %s', (path, page) => expect(suggested(path)).toContain(page))

  it.each(['/', '/wp-login.php', '/nothing/at/all', `/${'pricing'.repeat(30)}`, '/%', '/.env', ''])(
    'suggests nothing for %s',
    (path) => expect(suggested(path)).toEqual([]),
  )

  it('suggests at most three of the given candidates', () => {
    const posts = ['a-b-c-d-1', 'a-b-c-d-2', 'a-b-c-d', 'a-b-c-d-33', 'far-from-it']
    const candidates = posts.map((id) => ({ path: `/blogs/${id}`, title: id }))
    const found = suggestPages('/blogs/a-b-c-d-e', candidates).map(({ title }) => title)
    expect(found).toHaveLength(3)
    expect(found).not.toContain('far-from-it')
  })
})

describe('suggestPosts', () => {
  it('compares posts by slug and by ID, without common words', async () => {
    const { content } = await contentOf([post(1, { slug: { current: 'threat-models-from-code' } })])
    const models = { path: '/blogs/threat-models-from-code', title: 'Post 1' }
    for (const name of ['threat-model-from-code', 'p-1', 'models']) {
      expect(await suggestPosts(content, name)).toEqual([models])
    }
    expect(await suggestPosts(content, 'blog-nothing')).toEqual([])
  })

  it('suggests a post whose slug is mistyped first, of any age and however many share its words', async () => {
    const letters = [...'abcdefghijk']
    const slugs = letters.flatMap((one) =>
      letters.map((other) => `threat-models-${one.repeat(3)}${other.repeat(3)}`),
    )
    const { content } = await contentOf(slugs.map((current, n) => post(n, { slug: { current } })))
    const typed = fc
      .constantFrom(...slugs)
      .chain((slug) =>
        fc
          .nat({ max: slug.length - 1 })
          .map((at) => ({ slug, typed: slug.slice(0, at) + slug.slice(at + 1) })),
      )
    await fc.assert(
      fc.asyncProperty(typed, async ({ slug, typed }) => {
        fc.pre(!slugs.includes(typed))
        const suggested = await suggestPosts(content, typed)
        expect(suggested[0]?.path).toBe(`/blogs/${slug}`)
      }),
      { numRuns: 50 },
    )
  })
})
