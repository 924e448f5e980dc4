import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentWriter } from '../fixtures/content-writer.ts'
import { type ServerProcess, startSite } from '../fixtures/running-site.ts'
import { job, post } from '../fixtures/site-paths.ts'
import { PageDocument } from './document.ts'
import { request } from './http.ts'

const shown = { timeout: 30_000, interval: 30 }
const draft = (_id: string, slug?: string) => ({
  _id,
  _type: 'blog',
  title: `Title of ${_id}`,
  excerpt: 'What it says.',
  author: 'The team',
  date: '2026-01-01T00:00:00Z',
  category: 'Research',
  content: [{ _type: 'block', _key: 'b', children: [{ _type: 'span', _key: 's', text: 'Text.' }] }],
  ...(slug ? { slug: { _type: 'slug', current: slug } } : {}),
})

describe('the URLs of a post or job', () => {
  let site: ServerProcess
  let editor: SanityClient
  const get = (path: string) => request(path, { site: site.url })
  /** The status and redirect target of a URL. */
  const statusAndLocation = async (path: string) => {
    const { status, headers } = await get(path)
    const { location } = headers
    return location === undefined ? [status] : [status, location]
  }
  const becomes = (path: string, expected: unknown[]) =>
    expect.poll(() => statusAndLocation(path), { ...shown, message: path }).toEqual(expected)

  beforeAll(async () => {
    site = await startSite({ LOG_LEVEL: 'warn' }, { ownContent: true })
    editor = await contentWriter(site.dataDir)
  })
  afterAll(async () => void (await site.stop()))

  it('use its slug; its ID redirects permanently, also for Markdown and data', async () => {
    const page = await get(post.path)
    expect(page.status).toBe(200)
    const read = new PageDocument(page.text)
    const url = site.url + post.path
    expect(read.attribute('link[rel=canonical]', 'href')).toBe(url)
    expect(read.attribute('meta[property="og:url"]', 'content')).toBe(url)
    expect(page.text).toContain(`"url":"${url}"`)
    expect(await statusAndLocation(`/blogs/${post.id}`)).toEqual([308, post.path])
    expect(await statusAndLocation(`/blogs/${post.id}.md`)).toEqual([308, `${post.path}.md`])
    expect((await get(`${post.path}.md`)).status).toBe(200)
    const data = await get(`/blogs/${post.id}.data`)
    expect(data.status).toBe(202)
    expect(data.text).toContain(post.path)
    for (const list of ['/blogs', '/blogs/feed.xml', '/sitemap.xml', '/llms.txt']) {
      const { text } = await get(list)
      expect(text, list).toContain(post.path)
      expect(text, list).not.toMatch(new RegExp(`(href="|<link>[^<]*|<loc>[^<]*)/blogs/${post.id}`))
    }
  })

  it('follow its slug: every former slug redirects to the current one, whoever changes it', async () => {
    await editor.create(draft('p1', 'first'))
    await becomes('/blogs/first', [200])
    await editor.patch('p1').set({ 'slug.current': 'second' }).commit()
    await becomes('/blogs/second', [200])
    expect(await statusAndLocation('/blogs/first')).toEqual([308, '/blogs/second'])
    // As the Studio publishes: from a draft that is older than the last change.
    await editor.create({ ...draft('drafts.p1', 'third') })
    await editor.action({
      actionType: 'sanity.action.document.publish',
      draftId: 'drafts.p1',
      publishedId: 'p1',
    })
    await becomes('/blogs/third', [200])
    for (const name of ['first', 'second', 'p1']) {
      expect(await statusAndLocation(`/blogs/${name}`), name).toEqual([308, '/blogs/third'])
    }
    expect(await statusAndLocation('/blogs/first.md')).toEqual([308, '/blogs/third.md'])
    await editor.patch('p1').unset(['slug']).commit()
    await becomes('/blogs/p1', [200])
    expect(await statusAndLocation('/blogs/third')).toEqual([308, '/blogs/p1'])
  })

  it('belong to the first post with the slug, and the log names the other', async () => {
    await editor.create(draft('claim-a', 'claimed'))
    await becomes('/blogs/claimed', [200])
    await editor.create(draft('claim-b', 'claimed'))
    await editor.create(draft('claim-c', 'claim-b'))
    await becomes('/blogs/claim-b', [200])
    await becomes('/blogs/claim-c', [200])
    expect((await get('/blogs/claimed')).text).toContain('Title of claim-a')
    expect((await get('/blogs/claim-b')).text).toContain('Title of claim-b')
    const isListed = async () =>
      (await get('/blogs?q=claim-b')).text.includes('href="/blogs/claim-b"')
    await expect.poll(isListed, shown).toBe(true)
    expect(site.output()).toContain('taken by claim-a')
  })

  it('of a job respond with 200 from its first day to its last, and then with 410', async () => {
    const dated = {
      _id: 'dated',
      _type: 'job',
      title: 'Dated Engineer',
      location: 'Remote',
      type: 'Full-time',
      description: 'The work.',
      postedAt: '2020-01-01',
    }
    await editor.create({ ...dated, _id: 'drafts.unpublished' })
    await editor.create({ ...dated, postedAt: '2999-01-01' })
    await editor.create({ ...dated, _id: 'undated' })
    await becomes('/careers/undated', [200])
    expect(await statusAndLocation('/careers/dated')).toEqual([404])
    expect(await statusAndLocation('/careers/unpublished')).toEqual([404])
    await editor.delete('undated')
    await becomes('/careers/undated', [404])
    await editor.patch('dated').set({ postedAt: '2020-01-01' }).commit()
    await becomes('/careers/dated', [200])
    expect((await get('/sitemap.xml')).text).toContain('/careers/dated<')
    await editor.patch('dated').set({ validThrough: '2020-12-31' }).commit()
    await becomes('/careers/dated', [410])
    const closed = new PageDocument((await get('/careers/dated')).text)
    expect(closed.attribute('meta[name=robots]', 'content')).toBe('noindex')
    expect(closed.text).not.toContain('Apply Now')
    for (const list of ['/careers', '/sitemap.xml', '/llms.txt'])
      expect((await get(list)).text, list).not.toContain('/careers/dated')
  })

  it('of a job use its slug, and redirect from its ID and its former slugs', async () => {
    const { text } = await get(job.path)
    expect(new PageDocument(text).attribute('link[rel=canonical]', 'href')).toBe(
      site.url + job.path,
    )
    expect(await statusAndLocation(`/careers/${job.id}`)).toEqual([308, job.path])
    expect(await statusAndLocation(`/careers/${job.id}.md`)).toEqual([308, `${job.path}.md`])
    for (const list of ['/careers', '/company', '/sitemap.xml', '/llms.txt']) {
      const listed = (await get(list)).text
      expect(listed, list).toContain(job.path)
      expect(listed, list).not.toContain(`/careers/${job.id}`)
    }
    await editor.patch(job.id).set({ 'slug.current': 'moved' }).commit()
    await becomes('/careers/moved', [200])
    expect(await statusAndLocation(job.path)).toEqual([308, '/careers/moved'])
    expect((await get('/contact?job=moved')).status).toBe(200)
    await editor.patch(job.id).unset(['slug']).commit()
    await becomes(`/careers/${job.id}`, [200])
    expect(await statusAndLocation('/careers/moved')).toEqual([308, `/careers/${job.id}`])
  })

  it('serve a post without the blocks that the site does not know, which the log names once', async () => {
    const odd = { _type: 'poll', _key: 'x', question: 'What?' }
    const { content } = draft('odd')
    await editor.create({ ...draft('odd', 'odd'), content: [odd, ...content] })
    await becomes('/blogs/odd', [200])
    expect((await get('/blogs/odd')).text).toContain('Text.')
    await get('/blogs/odd.data')
    await get('/blogs/feed.xml')
    const lines = () =>
      site
        .output()
        .split('\n')
        .filter((line) => line.includes('poll'))
    await expect.poll(lines, shown).toHaveLength(1)
  })
})
