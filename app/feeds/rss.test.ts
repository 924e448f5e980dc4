import fc from 'fast-check'
import { SaxesParser, type SaxesTagNS } from 'saxes'
import { describe, expect, it, vi } from 'vitest'
import { parseBody } from '#content/index.server.ts'
import type { Body, Post } from '#content/index.ts'
import { hostileBody } from '#content/test/bodies.ts'
import { elementsOf } from '../portable-text/test/render.ts'
import { rssFeed } from './rss.ts'

const site = 'https://site.example'
const images = { baseUrl: site, projectId: 'p', dataset: 'd' }
const post = (id: string, more: Partial<Post> = {}): Post => ({
  id,
  title: `Title of ${id}`,
  excerpt: 'What it says.',
  byline: 'Ada',
  date: '2026-10-05T08:00:00.000Z',
  revised: '2026-10-06T09:30:00.000Z',
  readTime: '3 min read',
  wordCount: 600,
  category: 'Research',
  featured: false,
  authors: [],
  body: [],
  seo: {},
  ...more,
})
const paragraph = (text: string, more: object = {}) => ({
  _type: 'block',
  children: [{ _type: 'span', text, marks: ['m'] }],
  markDefs: [],
  ...more,
})
const link = (href: string) => ({ markDefs: [{ _type: 'link', _key: 'm', href }] })
const bodyOf = (...blocks: object[]): Body => parseBody(blocks, images)

/** Parses a feed strictly, into names with their namespaces and the text of each element. */
function read(xml: string): { name: string; text: string; attributes: Record<string, string> }[] {
  const found: ReturnType<typeof read> = []
  const open: ReturnType<typeof read> = []
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', (tag: SaxesTagNS) => {
    const attributes = Object.fromEntries(
      Object.entries(tag.attributes).map(([name, { value }]) => [name, value]),
    )
    const element = { name: `${tag.uri}|${tag.local}`, text: '', attributes }
    found.push(element)
    open.push(element)
  })
  parser.on('text', (text) => {
    const element = open.at(-1)
    if (element) element.text += text
  })
  parser.on('closetag', () => void open.pop())
  parser.write(xml).close()
  return found
}
const plainElements = [
  ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'blockquote', 'ul', 'ol', 'li', 'br', 'a', 'pre', 'code'],
  ...['strong', 'em', 'u', 'del', 'figure', 'img', 'figcaption'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
]
const plainAttributes = ['href', 'src', 'alt', 'width', 'height', 'loading']

const encoded = 'http://purl.org/rss/1.0/modules/content/|encoded'
const textOf = (xml: string, name: string) => read(xml).find((it) => it.name === name)?.text
const htmlOf = (xml: string) => textOf(xml, encoded)

describe('rssFeed', () => {
  it('links a post by its canonical URL, with its date, author and category', () => {
    const feed = rssFeed([post('a b')], { siteUrl: site })
    expect(textOf(feed, '|guid')).toBe(`${site}/blogs/a%20b`)
    expect(textOf(feed, '|pubDate')).toBe('Mon, 05 Oct 2026 08:00:00 GMT')
    expect(textOf(feed, '|category')).toBe('Research')
    expect(textOf(feed, 'http://purl.org/dc/elements/1.1/|creator')).toBe('Ada')
    expect(textOf(feed, '|lastBuildDate')).toBe('Tue, 06 Oct 2026 09:30:00 GMT')
    const self = read(feed).find(({ name }) => name === 'http://www.w3.org/2005/Atom|link')
    expect(self?.attributes).toMatchObject({ href: `${site}/blogs/feed.xml`, rel: 'self' })
  })

  it('leaves out posts that search engines may not index', () => {
    const feed = rssFeed([post('p'), post('hidden', { noIndex: true })], { siteUrl: site })
    expect(feed.match(/<item>/g)).toHaveLength(1)
    expect(feed).not.toContain('hidden')
  })

  it('names the WebSub hub', () => {
    const feed = rssFeed([], { siteUrl: site, webSubHub: 'https://hub.example/?a=b&c' })
    const links = read(feed).filter(({ name }) => name === 'http://www.w3.org/2005/Atom|link')
    expect(links.map(({ attributes }) => attributes)).toContainEqual({
      href: 'https://hub.example/?a=b&c',
      rel: 'hub',
    })
  })

  it('contains the full text', () => {
    const body = bodyOf(
      paragraph('Head', { style: 'h1' }),
      paragraph('Read this', link('https://owasp.org/')),
      { _type: 'code', code: 'a < b && c', filename: 'x.ts' },
      { _type: 'table', rows: [{ cells: ['A'] }, { cells: ['1'] }] },
      paragraph('Item', { listItem: 'bullet' }),
    )
    const html = htmlOf(rssFeed([post('p', { body })], { siteUrl: site }))
    expect(html).toContain('<h2>Head</h2>')
    expect(html).toContain('<p><a href="https://owasp.org/">Read this</a></p>')
    expect(html).toContain('<pre><code>a &lt; b &amp;&amp; c</code></pre>')
    expect(html).toContain('<th>A</th>')
    expect(html).toContain('<ul><li>Item</li></ul>')
  })

  it('makes every URL absolute', () => {
    const body = bodyOf(paragraph('One', link('/pricing')), paragraph('Two', link('#s-part')), {
      _type: 'image',
      asset: { _ref: 'image-abc-800x400-png' },
      alt: 'A graph',
      caption: 'Fig',
    })
    const html = htmlOf(rssFeed([post('p', { body })], { siteUrl: site }))
    expect(html).toContain(`<a href="${site}/pricing">`)
    expect(html).toContain(`<a href="${site}/blogs/p#s-part">`)
    expect(html).toContain(`<img src="${site}/images/p/d/abc-800x400.png?`)
    expect(html).toContain('<figcaption>Fig</figcaption>')
  })

  it('escapes the text of editors', () => {
    const feed = rssFeed([post('p', { title: 'XSS in <b>', excerpt: 'a && ]]> b' })], {
      siteUrl: site,
    })
    expect(textOf(feed, '|item')).toBeDefined()
    expect(feed).toContain('<title>XSS in &lt;b&gt;</title>')
    expect(textOf(feed, '|description')).toBeDefined()
    expect(feed).toContain('<description>a &amp;&amp; ]]&gt; b</description>')
  })

  it('is a feed without any post', () => {
    expect(textOf(rssFeed([], { siteUrl: site }), '|lastBuildDate')).toBeUndefined()
  })

  it('is well-formed and safe for any content', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    fc.assert(
      fc.property(hostileBody, fc.string({ unit: 'binary' }), (blocks, title) => {
        const html = htmlOf(
          rssFeed([post('p', { title, body: parseBody(blocks, images) })], { siteUrl: site }),
        )
        for (const { tagName, properties } of elementsOf(html ?? '')) {
          expect(plainElements).toContain(tagName)
          expect(plainAttributes).toEqual(expect.arrayContaining(Object.keys(properties)))
          expect(properties.href ?? '').toMatch(/^$|^(https?|mailto):/)
        }
      }),
    )
  })
})
