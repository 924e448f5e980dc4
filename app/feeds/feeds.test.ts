import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ListedPage } from '#app/meta/page-handle.ts'
import type { Job, PostSummary } from '#content/index.ts'
import { llmsText } from './llms.ts'
import { securityTxt } from './security-txt.ts'
import { partsOf, postsSitemap, sitemap, sitemapIndex } from './sitemap.ts'

const site = 'https://site.example'
const post = (id: string, more: Partial<PostSummary> = {}): PostSummary => ({
  id,
  title: `Title of ${id}`,
  excerpt: 'What it says.',
  byline: 'Author',
  date: '2026-10-05T08:00:00.000Z',
  category: 'Research',
  featured: false,
  ...more,
})
const job: Job = {
  id: 'job-1',
  title: 'Engineer',
  location: 'Remote',
  type: 'Full-time',
  postedAt: '2026-09-01T00:00:00.000Z',
  description: [],
  requirements: [],
}
const pages: ListedPage[] = ['/', '/pricing'].map((path) => ({
  path,
  group: 'product',
  title: `Title of ${path}`,
  description: 'What it is.',
}))
const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)

describe('sitemap', () => {
  it('has a date only if the content has one', () => {
    const xml = sitemap(
      site,
      pages,
      [{ id: 'p', modified: '2026-10-06T09:30:00.000Z' }, { id: 'undated' }],
      [job],
    )
    expect(xml.match(/<lastmod>/g)).toHaveLength(2)
    expect(xml).toContain(`<loc>${site}/blogs/p</loc><lastmod>2026-10-06T09:30:00.000Z</lastmod>`)
    expect(xml).toContain(`<loc>${site}/careers/job-1</loc><lastmod>${job.postedAt}</lastmod>`)
  })

  it('has no date before 1970, which search engines reject', () => {
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true }), (date) => {
        const xml = postsSitemap(site, [{ id: 'p', modified: date.toISOString() }])
        expect(xml.includes('<lastmod>')).toBe(date.getTime() >= 0)
      }),
    )
  })

  it('leaves out posts that search engines may not index', () => {
    const posts = [post('p'), post('hidden', { noIndex: true })]
    expect(locations(sitemap(site, [], posts, []))).toEqual([`${site}/blogs/p`])
    expect(locations(postsSitemap(site, posts))).toEqual([`${site}/blogs/p`])
  })

  it('holds the listed pages, the posts and the jobs', () => {
    expect(locations(sitemap(site, pages, [post('p')], [job]))).toEqual(
      ['/', '/pricing', '/blogs/p', '/careers/job-1'].map((path) => site + path),
    )
  })
})

describe('a sitemap of many posts', () => {
  it('is split into parts of a thousand, which an index lists', () => {
    expect([0, 1, 1000, 1001, 10_000].map(partsOf)).toEqual([1, 1, 1, 2, 10])
    const index = sitemapIndex(site, 2)
    expect(index).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">')
    expect(locations(index)).toEqual(
      ['pages', 'posts-1', 'posts-2'].map((part) => `${site}/sitemaps/${part}.xml`),
    )
    expect(locations(postsSitemap(site, [post('a b')]))).toEqual([`${site}/blogs/a%20b`])
  })
})

describe('llmsText', () => {
  it('leaves out posts that search engines may not index', () => {
    const text = llmsText(site, pages, [post('p'), post('hidden', { noIndex: true })], [])
    expect(text).toContain('/blogs/p.md')
    expect(text).not.toContain('hidden')
  })

  it('links the Markdown alternates, content on one line each', () => {
    const one = post('p', { title: 'On [CWE-22]', excerpt: 'One.\n\nTwo.' })
    const text = llmsText(site, pages, [one], [job])
    expect(text).toContain(`(${site}/careers/job-1.md)`)
    expect(text).toMatch(/^# .+\n\n> .+\n\n.+\n\n## /)
    expect(text).toContain(`(${site}/index.md)`)
    expect(text).toContain(`- [On \\[CWE-22\\]](${site}/blogs/p.md): One. Two.`)
  })
})

describe('securityTxt', () => {
  it('expires after 350 days, at the start of a day', () => {
    const text = securityTxt(site, new Date('2026-11-21T15:42:10Z'))
    expect(text).toContain('Expires: 2027-11-06T00:00:00Z')
    expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m)
    expect(text).toContain(`Policy: ${site}/trust#report-a-vulnerability`)
    expect(text).toContain(`Canonical: ${site}/.well-known/security.txt`)
  })
})
