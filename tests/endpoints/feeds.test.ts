import { describe, expect, inject, it } from 'vitest'
import { cookies } from '#copy/cookies.ts'
import { canonicalPages, post } from '../fixtures/site-paths.ts'
import { documentAt, PageDocument } from './document.ts'
import { request } from './http.ts'
import { children, childText, parseXml } from './xml.ts'

const site = inject('siteUrl')

/** Expects URLs of existing pages: others have no canonical URL. */
async function expectCanonical(url: string) {
  const page = await documentAt(url.slice(site.length))
  expect(page.attribute('link[rel=canonical]', 'href')).toBe(url)
}

describe('/blogs/feed.xml', () => {
  it('is valid RSS 2.0', async () => {
    const { status, headers, text } = await request('/blogs/feed.xml')
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8')
    const rss = parseXml(text)
    expect(rss.name).toBe('rss')
    expect(rss.attributes.version).toBe('2.0')
    const [channel] = children(rss, 'channel')
    for (const name of ['title', 'link', 'description']) {
      expect(childText(channel, name)).toMatch(/\S/)
    }
    expect(children(channel, 'atom:link')[0]?.attributes).toMatchObject({
      href: `${site}/blogs/feed.xml`,
      rel: 'self',
    })
    const items = children(channel, 'item')
    expect(items.length).toBeGreaterThanOrEqual(9)
    const ids = items.map((item) => childText(item, 'guid'))
    expect(new Set(ids).size).toBe(items.length)
    expect(ids).toContain(`${site}/blogs/${post.id}`)
    const dates = items.map((item) => Date.parse(childText(item, 'pubDate') ?? ''))
    expect(dates).toEqual(dates.toSorted((a, b) => b - a))
    for (const item of items) await expectCanonical(childText(item, 'link') ?? '')
  })

  it('has a feed for each category, and redirects from the URLs that feed readers try', async () => {
    const { text } = await request('/blogs/feed.xml?category=Research')
    const [channel] = children(parseXml(text), 'channel')
    const categories = children(channel, 'item').map((item) => childText(item, 'category'))
    expect(new Set(categories)).toEqual(new Set(['Research']))
    const url = childText(channel, 'link') ?? ''
    await expectCanonical(url)
    const page = await documentAt(url.slice(site.length))
    const [self] = children(channel, 'atom:link')
    const linked = page.all('[type="application/rss+xml"]').map(({ properties }) => properties.href)
    expect(linked.filter((path) => site + path === self?.attributes.href)).toHaveLength(2)
    expect(linked).toContain('/blogs/feed.xml')
    expect((await request('/blogs/feed.xml?category=Gossip')).status).toBe(404)
    for (const path of ['/feed', '/rss.xml']) {
      const { status, headers } = await request(path)
      expect([status, headers.location]).toEqual([308, '/blogs/feed.xml'])
    }
  })

  it('is linked from the pages', async () => {
    const page = await documentAt('/blogs')
    expect(page.attribute('link[type="application/rss+xml"]', 'href')).toBe('/blogs/feed.xml')
    expect(page.attribute('main a[type="application/rss+xml"]', 'href')).toBe('/blogs/feed.xml')
    expect(page.all('footer a[href="/newsletter"]')).toHaveLength(1)
  })
})

describe('/sitemap.xml', () => {
  it('lists exactly the canonical pages', async () => {
    const { status, headers, text } = await request('/sitemap.xml')
    expect(status).toBe(200)
    expect(headers['content-type']).toMatch(/^(application|text)\/xml/)
    const set = parseXml(text)
    expect(set.name).toBe('urlset')
    expect(set.attributes.xmlns).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
    const entries = children(set, 'url')
    const urls = entries.map((entry) => childText(entry, 'loc') ?? '')
    expect(new Set(urls).size).toBe(urls.length)
    // Tests use this list, so a page that is not on it would be untested.
    const isOfContent = /^\/(blogs|careers)\/./
    const fixed = urls.map((url) => url.slice(site.length) || '/')
    expect(fixed.filter((path) => !isOfContent.test(path)).toSorted()).toEqual(
      canonicalPages.filter((path) => !isOfContent.test(path)).toSorted(),
    )
    for (const path of canonicalPages) expect(urls).toContain(site + path)
    for (const entry of entries) {
      const date = childText(entry, 'lastmod')
      if (date !== undefined) expect(Date.parse(date)).not.toBeNaN()
    }
    for (const url of urls) await expectCanonical(url)
  })
})

describe('/robots.txt', () => {
  it('allows the site, states a policy for AI crawlers, and names the sitemap', async () => {
    const { status, headers, text } = await request('/robots.txt')
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    for (const line of text.split('\n')) expect(line).toMatch(/^([A-Z][a-z-]+: \S.*|# \S.*)?$/)
    expect(text).toMatch(/^User-agent: \*$/m)
    expect(text).toMatch(/^User-agent: GPTBot$/m)
    // A crawler must be able to read a page to see its noindex.
    expect(text).not.toMatch(/^Disallow: \/./m)
    expect(text).toMatch(new RegExp(`^Sitemap: ${site}/sitemap\\.xml$`, 'm'))
  })
})

describe('/llms.txt', () => {
  it('has a heading, a summary and links to existing Markdown alternates', async () => {
    const { status, text } = await request('/llms.txt')
    expect(status).toBe(200)
    expect(text).toMatch(/^# \S.*\n\n> \S/)
    const links = [...text.matchAll(/^- \[.+?\]\((\S+)\): \S/gm)].map(([, link = '']) => link)
    expect(links.length).toBeGreaterThan(30)
    expect(new Set(links).size).toBe(links.length)
    for (const link of links) {
      const alternate = await request(link.slice(site.length))
      expect(alternate.status, link).toBe(200)
      expect(alternate.headers['content-type']).toBe('text/markdown; charset=utf-8')
    }
  })
})

describe('/llms-full.txt', () => {
  it('has the text of every page that llms.txt lists', async () => {
    const { text: index } = await request('/llms.txt')
    const { status, headers, text } = await request('/llms-full.txt')
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(text.startsWith(index)).toBe(true)
    const listed = [...index.matchAll(/\((\S+)\.md\)/g)].map(([, url = '']) => url)
    const held = [...text.matchAll(/^canonical: "(.*)"$/gm)].map(([, url = '']) => url)
    expect(held.map((url) => url.replace(/\/$/, '/index')).toSorted()).toEqual(listed.toSorted())
  })
})

describe('/.well-known/security.txt', () => {
  it('has the fields of RFC 9116 and expires within a year', async () => {
    const { status, headers, text } = await request('/.well-known/security.txt')
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    const fields = text
      .trimEnd()
      .split('\n')
      .map((line) => /^([A-Za-z-]+): (\S.*)$/.exec(line)?.slice(1, 3) ?? [line])
    const valuesOf = (name: string) => fields.filter(([n]) => n === name).map(([, value]) => value)
    expect(fields.filter((field) => field.length !== 2)).toEqual([])
    expect(valuesOf('Contact').length).toBeGreaterThan(0)
    expect(valuesOf('Canonical')).toEqual([`${site}/.well-known/security.txt`])
    const [expires = '', ...more] = valuesOf('Expires')
    expect(more).toEqual([])
    expect(Date.parse(expires)).toBeGreaterThan(Date.now())
    expect(Date.parse(expires)).toBeLessThan(Date.now() + 365 * 24 * 60 * 60 * 1000)
  })
})

describe('/.well-known/gpc.json', () => {
  it('states that the signal is honored', async () => {
    const { status, headers, text } = await request('/.well-known/gpc.json')
    expect(status).toBe(200)
    expect(headers['content-type']).toMatch(/^application\/json/)
    const { gpc, lastUpdate } = JSON.parse(text)
    expect(gpc).toBe(true)
    expect(lastUpdate).toMatch(/^\d{4}-\d{2}-\d{2}/)
  })

  it('agrees with the Cookie Preferences page, which confirms the signal to visitors who send it', async () => {
    const confirmation = cookies.preferences.gpcOn
    for (const [headers, isShown] of [
      [{}, false],
      [{ 'sec-gpc': '1' }, true],
      [{ 'sec-gpc': '0' }, false],
    ] as const) {
      for (const path of ['/cookies', '/cookies?gpc=1']) {
        const response = await request(path, { headers })
        const page = new PageDocument(response.text)
        const texts = page.all('main section p').map((one) => JSON.stringify(one))
        expect(texts.some((text) => text.includes(confirmation))).toBe(isShown)
        expect(response.headers.vary).toContain('Sec-GPC')
      }
    }
  })
})
