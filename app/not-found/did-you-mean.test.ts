import { describe, expect, it } from 'vitest'
import type { PostSummary } from '#content/index.ts'
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

  it('compares posts by slug and by ID, without common words', () => {
    const post = { id: 'blog-1', slug: 'threat-models-from-code', title: 'T' } as PostSummary
    expect(suggestPosts('threat-model-from-code', [post])).toEqual([
      { path: '/blogs/threat-models-from-code', title: 'T' },
    ])
    expect(suggestPosts('blog-nothing', [post])).toEqual([])
  })

  it('suggests at most three of the given candidates', () => {
    const posts = ['a-b-c-d-1', 'a-b-c-d-2', 'a-b-c-d', 'a-b-c-d-33', 'far-from-it']
    const candidates = posts.map((id) => ({ path: `/blogs/${id}`, title: id }))
    const found = suggestPages('/blogs/a-b-c-d-e', candidates).map(({ title }) => title)
    expect(found).toHaveLength(3)
    expect(found).not.toContain('far-from-it')
  })
})
