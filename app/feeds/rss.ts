import type { SiteFacts } from '#app/request-context.server.ts'
import { lastModified, type Picture, type Post, postPath } from '#content/index.ts'
import { blog, feedPath } from '#copy/blog/blog.ts'
import { type BlogCategory, categoryPath } from '#copy/blog/categories.ts'
import { brand } from '#copy/brand.ts'
import { postHtml } from './post-html.tsx'
import { sampleText } from './sample-text.ts'
import { element, escapeXml } from './xml.ts'

const namespaces = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:media="http://search.yahoo.com/mrss/"',
].join(' ')

/**
 * The blog, or one category of it, as RSS 2.0, with the full text of the posts.
 * @param posts the latest, or those of the category, newest first; those with `noIndex` are left out
 * @param site its `siteUrl` is the public origin
 */
export function rssFeed(
  posts: readonly Post[],
  { siteUrl, webSubHub }: Pick<SiteFacts, 'siteUrl' | 'webSubHub'>,
  category?: { name: BlogCategory; description: string },
): string {
  const shown = posts.filter((post) => !post.noIndex)
  const lastChange = shown.map(lastModified).reduce(later, '')
  const title = `${brand.name}: ${category?.name ?? blog.heading}`
  const list = siteUrl + (categoryPath(category?.name ?? '') ?? '/blogs')
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<rss version="2.0" ${namespaces}>`,
    '<channel>',
    element('title', title),
    element('link', list),
    element('description', (category ?? blog.meta).description),
    element('language', 'en-us'),
    ...(lastChange ? [element('lastBuildDate', new Date(lastChange).toUTCString())] : []),
    // The widest that RSS 2.0 allows.
    `<image>${element('url', `${siteUrl}/feed-icon.png`)}${element('title', title)}${element('link', list)}<width>144</width><height>144</height></image>`,
    `<atom:link href="${escapeXml(siteUrl + feedPath(category?.name))}" rel="self" type="application/rss+xml"/>`,
    // WebSub §4. Hubs are notified only of the whole feed.
    ...(webSubHub && !category ? [`<atom:link href="${escapeXml(webSubHub)}" rel="hub"/>`] : []),
    ...shown.map((post) => item(post, siteUrl)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

function item(post: Post, siteUrl: string): string {
  const url = siteUrl + postPath(post)
  // Feed readers identify an item by its guid, so it must not change when the post's URL does.
  const guid = `${siteUrl}${postPath({ id: post.id })}`
  return [
    '<item>',
    element('title', post.title),
    element('link', url),
    `<guid isPermaLink="false">${escapeXml(guid)}</guid>`,
    element('pubDate', new Date(post.date).toUTCString()),
    ...(post.revised ? [element('atom:updated', post.revised)] : []),
    // RSS's own author element is an email address, but this is a name.
    ...(post.byline ? [element('dc:creator', post.byline)] : []),
    ...(post.category ? [element('category', post.category)] : []),
    element('description', sampleText(post.excerpt, post)),
    ...(post.hero ? [media(post.hero, siteUrl)] : []),
    element('content:encoded', postHtml(post, url)),
    '</item>',
  ].join('\n')
}

function media({ src, width, height, alt }: Picture, siteUrl: string): string {
  const url = escapeXml(new URL(src, siteUrl).href)
  const description = alt ? element('media:description', alt) : ''
  return `<media:content url="${url}" medium="image" width="${width}" height="${height}">${description}</media:content>`
}

/** ISO dates compare as strings. */
function later(one: string, other: string): string {
  return one > other ? one : other
}
