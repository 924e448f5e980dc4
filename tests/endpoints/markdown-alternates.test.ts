import { describe, expect, inject, it } from 'vitest'
import { canonicalPages } from '../fixtures/site-paths.ts'
import { documentAt } from './document.ts'
import { request } from './http.ts'

const site = inject('siteUrl')
const alternateOf = (path: string) => (path === '/' ? '/index.md' : `${path}.md`)

describe.each(canonicalPages)('the Markdown alternate of %s', (path) => {
  it('is linked from the page and has its text', async () => {
    const page = await documentAt(path)
    expect(page.attribute('link[rel=alternate][type="text/markdown"]', 'href')).toBe(
      alternateOf(path),
    )
    const { status, headers, text } = await request(alternateOf(path))
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/markdown; charset=utf-8')
    expect(headers.etag).toBeDefined()
    expect(headers['x-robots-tag']).toBe('noindex')
    const canonical = page.attribute('link[rel=canonical]', 'href')
    expect(headers.link).toBe(`<${canonical}>; rel="canonical"`)
    expect(text).toMatch(new RegExp(`^---\\n(.+\\n)+canonical: "${canonical}"\\n---\\n\\n`))
    const titles = withoutCode(text).match(/^# .*$/gm)
    expect(titles).toHaveLength(1)
    expect(withoutCode(text)).not.toMatch(/&#x/)
    expect(withoutCode(text)).not.toMatch(/<\/?(div|span|script|style|svg|section|button)\b/)
  })

  it('has absolute links only', async () => {
    const { text } = await request(alternateOf(path))
    const targets = [...withoutCode(text).matchAll(/\]\(<?([^)>\s]*)/g)].map(([, target]) => target)
    expect(targets.filter((target) => !/^(https?:|mailto:|#)/.test(target ?? ''))).toEqual([])
  })
})

describe('other Markdown alternates', () => {
  it.each(['/.md', '/newsletter/confirm.md', '/newsletter/unsubscribe.md', '/preview.md'])(
    '%s does not exist, because its page is not listed',
    async (path) => expect((await request(path)).status).toBe(404),
  )

  it('of another URL of a page redirect to that of its canonical URL', async () => {
    const { status, headers } = await request('/developers.md')
    expect([status, headers.location]).toEqual([308, '/solutions/developers.md'])
  })

  it('of the list have the posts of the requested page', async () => {
    const listed = async (path: string) =>
      [...(await request(path)).text.matchAll(/\(http[^)]*\/blogs\/([a-z][^)]*)\)/g)].map(
        ([, slug]) => slug,
      )
    const pages = await Promise.all(['/blogs.md', '/blogs.md?page=2'].map(listed))
    expect(pages[1]?.length).toBeGreaterThan(0)
    expect(pages[0]).not.toEqual(pages[1])
  })

  it.each(['/nothing-here.md', '/blogs/nothing.md'])(
    '%s responds with 404, because its page is missing',
    async (path) => {
      const { status, headers } = await request(path)
      expect(status).toBe(404)
      expect(headers['content-type']).toBe('text/markdown; charset=utf-8')
    },
  )

  it.each(['/blogs/feed.xml.md', '/sitemap.xml.md', '/robots.txt.md', '/healthz.md'])(
    '%s does not exist, because only pages have one',
    async (path) => expect((await request(path)).status).toBe(404),
  )

  it('keep the links of a redirected page absolute', async () => {
    const { text } = await request('/index.md')
    expect(text).toContain(`(${site}/join-waitlist)`)
  })
})

describe('a page that is requested as Markdown', () => {
  const get = (path: string, accept: string) => request(path, { headers: { accept } })

  it('is sent as Markdown, for this client alone', async () => {
    const { status, headers, text } = await get(
      '/pricing?plan=pro',
      'text/markdown, text/html, */*',
    )
    expect([status, headers['content-type']]).toEqual([200, 'text/markdown; charset=utf-8'])
    expect(headers['content-location']).toBe('/pricing.md?plan=pro')
    expect(headers['cache-control']).toContain('private')
    expect(headers).not.toHaveProperty('cdn-cache-control')
    expect(headers.vary).toContain('Accept')
    expect(text).toContain('# Pricing')
  })

  it.each([
    'text/html',
    'text/html,application/xhtml+xml,*/*;q=0.8',
    '*/*',
    'text/markdown;q=0.1, text/html',
  ])('is HTML for %s', async (accept) => {
    const { headers } = await get('/pricing', accept)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers.vary).toContain('Accept')
  })

  it('is HTML where it has no alternate, and a file stays what it is', async () => {
    const type = async (path: string) => (await get(path, 'text/markdown')).headers['content-type']
    expect(await type('/newsletter/confirm')).toBe('text/html; charset=utf-8')
    expect(await type('/robots.txt')).toBe('text/plain; charset=utf-8')
    expect(await type('/favicon.svg')).toMatch(/^image\/svg/)
  })
})

/** Markdown without code, which may contain any character. */
function withoutCode(markdown: string): string {
  return markdown.replace(/^(`{3,})[\s\S]*?^\1$/gm, '').replace(/(`+)[^`][\s\S]*?\1/g, '')
}
