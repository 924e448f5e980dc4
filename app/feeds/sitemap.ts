import type { Job } from '#content/jobs/job.ts'
import type { PostSummary } from '#content/posts/post.ts'
import { listedPages } from './page-list.ts'
import { element } from './xml.ts'

/**
 * Every canonical address of the site (sitemaps.org 0.9). Only what content knows a date for has a
 * `lastmod`: a post its last edit, a position the day it was posted.
 */
export function sitemap(
  siteUrl: string,
  posts: readonly PostSummary[],
  jobs: readonly Job[],
): string {
  const entries = [
    ...listedPages.map(({ path }) => entry(siteUrl + path)),
    ...posts.map(({ id, updated }) => entry(`${siteUrl}/blogs/${encodeURIComponent(id)}`, updated)),
    ...jobs.map(({ id, postedAt }) =>
      entry(`${siteUrl}/careers/${encodeURIComponent(id)}`, postedAt),
    ),
  ]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}

function entry(address: string, lastmod?: string): string {
  return `<url>${element('loc', address)}${lastmod ? element('lastmod', lastmod) : ''}</url>`
}
