import { describe, expect, inject, it } from 'vitest'
import { canonicalPages } from '../fixtures/site-paths.ts'
import { PageDocument } from './document.ts'
import { ask } from './http.ts'

const site = inject('siteUrl')
const alternateOf = (path: string) => (path === '/' ? '/index.md' : `${path}.md`)

describe.each(canonicalPages)('the Markdown alternate of %s', (path) => {
  it('is linked from the page and has its text', async () => {
    const page = new PageDocument((await ask(path)).text)
    expect(page.attribute('link[rel=alternate][type="text/markdown"]', 'href')).toBe(
      alternateOf(path),
    )
    const { status, headers, text } = await ask(alternateOf(path))
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/markdown; charset=utf-8')
    expect(headers.etag).toBeDefined()
    const titles = withoutCode(text).match(/^# .*$/gm)
    expect(titles).toHaveLength(1)
    expect(withoutCode(text)).not.toMatch(/<\/?(div|span|script|style|svg|section|button)\b/)
  })

  it('has absolute links only', async () => {
    const { text } = await ask(alternateOf(path))
    const targets = [...withoutCode(text).matchAll(/\]\(<?([^)>\s]*)/g)].map(([, target]) => target)
    expect(targets.filter((target) => !/^(https?:|mailto:|#)/.test(target ?? ''))).toEqual([])
  })
})

describe('other Markdown alternates', () => {
  it('of a missing page are a 404', async () => {
    const { status, headers } = await ask('/nothing-here.md')
    expect(status).toBe(404)
    expect(headers['content-type']).toBe('text/markdown; charset=utf-8')
  })

  it.each(['/blogs/feed.xml.md', '/sitemap.xml.md', '/robots.txt.md', '/healthz.md'])(
    '%s does not exist, because only pages have one',
    async (path) => expect((await ask(path)).status).toBe(404),
  )

  it('keep the links of a redirected page absolute', async () => {
    const { text } = await ask('/index.md')
    expect(text).toContain(`(${site}/join-waitlist)`)
  })
})

/** Markdown without code, which may contain any character. */
function withoutCode(markdown: string): string {
  return markdown.replace(/^(`{3,})[\s\S]*?^\1$/gm, '').replace(/(`+)[^`][\s\S]*?\1/g, '')
}
