import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { contentWriter } from '../fixtures/content-writer.ts'
import { type ServerProcess, startSite } from '../fixtures/running-site.ts'
import { post as known } from '../fixtures/site-paths.ts'
import { PageDocument } from './document.ts'
import { request } from './http.ts'
import { children, childText, parseXml } from './xml.ts'

const id = 'blog-hostile'
const breakOut = '</script></title>--><script>alert(1)</script><img src=x onerror=alert(1)>'
const schemes = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
  'blob:x',
]

/** A body that links to each of these URLs, with an image and code that contain markup. */
const content = [
  ...schemes.map((href, index) => ({
    _type: 'block',
    _key: `b${index}`,
    style: index % 2 ? 'normal' : `h2" onclick="alert(1)`,
    markDefs: [{ _type: 'link', _key: 'l', href }],
    children: [{ _type: 'span', _key: 's', marks: ['l'], text: `Words ${index} ${breakOut}` }],
  })),
  { _type: 'code', _key: 'c', language: 'html"><script>', code: breakOut },
  { _type: 'script', _key: 'u', text: breakOut },
  { _type: 'html', _key: 'v', html: breakOut },
]

let site: ServerProcess
const read = (path: string) => request(path, { site: site.url })

beforeAll(async () => {
  site = await startSite({ LOG_LEVEL: 'silent' }, { ownContent: true })
  const editor = await contentWriter(site.dataDir)
  const more = { excerpt: breakOut, author: breakOut, category: 'Research', featured: false }
  const date = '2020-01-01T00:00:00.000Z'
  await editor.create({ _id: id, _type: 'blog', title: breakOut, date, ...more, content })
  await editor.create({ _id: 'secret-1', _type: 'secret', title: 'Unseen word', slug: 'unseen' })
  const draft = { _id: `drafts.${id}-draft`, _type: 'blog', title: 'Unseen draft', date, ...more }
  await editor.create(draft)
  await vi.waitFor(async () => expect((await read(`/blogs/${id}`)).status).toBe(200), 60_000)
})
afterAll(() => site.stop())

function expectHarmless(page: PageDocument, scripts: number) {
  expect(page.all('script')).toHaveLength(scripts)
  for (const element of page.all('*')) {
    expect(Object.keys(element.properties).filter((name) => /^on/i.test(name))).toEqual([])
    expect(String(element.properties.href ?? '#')).toMatch(/^(https?:\/\/|mailto:|\/(?![/\\])|#)/)
    expect(String(element.properties.src ?? '/')).toMatch(/^(https?:\/\/|\/(?![/\\]))/)
  }
}

describe('content that contains scripts', () => {
  it('is escaped on its page, in lists and in structured data', async () => {
    const usual = new PageDocument((await read(known.path)).text).all('script').length
    const page = new PageDocument((await read(`/blogs/${id}`)).text)
    expectHarmless(page, usual)
    expect(page.text('h1')).toBe(breakOut)
    for (const [index] of schemes.entries()) expect(page.text('article')).toContain(`${index}`)
    const data = page.text('script[type="application/ld+json"]') ?? ''
    const graph: { headline?: string }[] = JSON.parse(data)['@graph']
    expect(graph.map(({ headline }) => headline)).toContain(breakOut)

    const list = new PageDocument((await read('/blogs?q=alert')).text)
    expect(list.all('article').length).toBeGreaterThan(0)
    expectHarmless(
      list,
      new PageDocument((await read('/blogs?q=reachability')).text).all('script').length,
    )
  })

  it('is escaped in the feed, in the sitemap and in Markdown', async () => {
    const channel = children(parseXml((await read('/blogs/feed.xml')).text), 'channel')[0]
    const item = children(channel, 'item').find((one) => childText(one, 'title') === breakOut)
    expectHarmless(new PageDocument(childText(item, 'content:encoded') ?? ''), 0)
    parseXml((await read('/sitemap.xml')).text)
    const { text } = await read(`/blogs/${id}.md`)
    expect(text).not.toMatch(/\]\(<?\s*(javascript|data|vbscript|file|blob):/i)
    expect(text.replace(/^```[\s\S]*?^```$/gm, '')).not.toMatch(/(?<!\\)<(script|img)/)
  })
})

describe('an ID or a search that contains GROQ', () => {
  const injections = [
    '*',
    '$id',
    'true',
    '" || true || "',
    "' || true || '",
    '" || _type == "secret" || "',
    '"] | order(_createdAt desc)[0]{..., "x": *[_type == "secret"]} //',
    '*[_type == "secret"]',
    '\\" || true',
    '{{7*7}}',
    '{"$ne": null}',
    '/* */',
    'a\u0000b',
    'drafts.blog-hostile-draft',
    'blog-hostile-draft',
    'secret-1',
    'unseen',
  ]

  it.each(injections)('%s finds only what is published', async (text) => {
    const encoded = encodeURIComponent(text)
    for (const kind of ['blogs', 'careers']) {
      const { status, text: body } = await read(`/${kind}/${encoded}`)
      // What is only punctuation redirects to the list.
      expect([404, 308]).toContain(status)
      expect(body).not.toMatch(/Unseen/)
    }
    const list = await read(`/blogs?q=${encoded}&category=${encoded}`)
    expect(list.status).toBe(200)
    expect(list.text).not.toMatch(/Unseen (word|draft)/)
    expect((await read(`/contact?job=${encoded}`)).status).toBe(404)
  })

  it('does not find a document of the other type', async () => {
    expect((await read(`/careers/${known.id}`)).status).toBe(404)
    expect((await read('/blogs/job-platform-engineer')).status).toBe(404)
  })
})
