import {
  type Job,
  jobPath,
  POSTS_PER_SITEMAP_PART,
  postPath,
  type SitemapPost,
} from '#content/index.ts'
import { element } from './xml.ts'

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/**
 * Every canonical URL of the site that search engines may index (sitemaps.org 0.9). `lastmod` only where it
 * is known: a post's last change, a job's publication date.
 */
export function sitemap(
  siteUrl: string,
  pages: readonly { path: string }[],
  posts: readonly SitemapPost[],
  jobs: readonly Job[],
): string {
  return urlSet([
    ...pages.map(({ path }) => entry('url', siteUrl + path)),
    ...postEntries(siteUrl, posts),
    ...jobs.map((job) => entry('url', siteUrl + jobPath(job), job.postedAt)),
  ])
}

/** The URLs of one part of the posts. */
export function postsSitemap(siteUrl: string, posts: readonly SitemapPost[]): string {
  return urlSet(postEntries(siteUrl, posts))
}

/** The number of parts that the posts are split into; with 1, one sitemap lists everything. */
export function partsOf(posts: number): number {
  return Math.max(1, Math.ceil(posts / POSTS_PER_SITEMAP_PART))
}

/** The sitemap index: pages and jobs in one part, posts in the others. */
export function sitemapIndex(siteUrl: string, parts: number): string {
  const names = ['pages', ...Array.from({ length: parts }, (_, index) => `posts-${index + 1}`)]
  return document(
    'sitemapindex',
    names.map((name) => entry('sitemap', `${siteUrl}/sitemaps/${name}.xml`)),
  )
}

function postEntries(siteUrl: string, posts: readonly SitemapPost[]): string[] {
  return posts
    .filter(({ noIndex }) => !noIndex)
    .map((post) => entry('url', siteUrl + postPath(post), post.modified))
}

function urlSet(entries: readonly string[]): string {
  return document('urlset', entries)
}

function document(name: string, entries: readonly string[]): string {
  const lines = [`<${name} xmlns="${namespace}">`, ...entries, `</${name}>`]
  return ['<?xml version="1.0" encoding="UTF-8"?>', ...lines, ''].join('\n')
}

function entry(name: string, url: string, lastmod = ''): string {
  // Search engines reject a sitemap with a date before 1970.
  const changed = Date.parse(lastmod) >= 0 ? element('lastmod', lastmod) : ''
  return `<${name}>${element('loc', url)}${changed}</${name}>`
}
