import { describe, expect, it } from 'vitest'
import type { PostSummary } from '#content/posts/post.ts'
import { nearPages, nearPosts } from './did-you-mean.server.ts'

const nearest = (path: string) => nearPages(path).map((page) => page.path)

describe('nearPages', () => {
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
  ])('%s is near %s', (path, page) => expect(nearest(path)).toContain(page))

  it.each(['/', '/wp-login.php', '/nothing/at/all', `/${'pricing'.repeat(30)}`, '/%', '/.env', ''])(
    '%s is near nothing',
    (path) => expect(nearest(path)).toEqual([]),
  )

  it('looks at the slug of a post as well, and not at words that every id has', () => {
    const post = { id: 'blog-1', slug: 'threat-models-from-code', title: 'T' } as PostSummary
    expect(nearPosts('threat-model-from-code', [post])).toEqual([
      { path: '/blogs/threat-models-from-code', title: 'T' },
    ])
    expect(nearPosts('blog-nothing', [post])).toEqual([])
  })

  it('names three at most, the nearest first, of what it is given', () => {
    const posts = ['a-b-c-d-1', 'a-b-c-d-2', 'a-b-c-d', 'a-b-c-d-33', 'far-from-it']
    const among = posts.map((id) => ({ path: `/blogs/${id}`, title: id }))
    const found = nearPages('/blogs/a-b-c-d-e', among).map(({ title }) => title)
    expect(found).toHaveLength(3)
    expect(found).not.toContain('far-from-it')
  })
})
