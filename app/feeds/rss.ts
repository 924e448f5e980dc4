import { type Post, postPath } from '#content/index.ts'
import { blog } from '#copy/blog.ts'
import { brand } from '#copy/brand.ts'
import { postHtml } from './post-html.tsx'
import { element, escapeXml } from './xml.ts'

const postsInFeed = 50
const namespaces = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
].join(' ')

/**
 * The blog as RSS 2.0: the latest 50 posts with their full text.
 * @param posts newest first
 * @param siteUrl the public origin
 */
export function rssFeed(posts: readonly Post[], siteUrl: string): string {
  const shown = posts.slice(0, postsInFeed)
  const lastEdit = shown.map((post) => post.updated).reduce(later, '')
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<rss version="2.0" ${namespaces}>`,
    '<channel>',
    element('title', `${brand.name}: ${blog.heading}`),
    element('link', `${siteUrl}/blogs`),
    element('description', blog.meta.description),
    element('language', 'en-us'),
    ...(lastEdit ? [element('lastBuildDate', new Date(lastEdit).toUTCString())] : []),
    `<atom:link href="${escapeXml(siteUrl)}/blogs/feed.xml" rel="self" type="application/rss+xml"/>`,
    ...shown.map((post) => item(post, siteUrl)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

function item(post: Post, siteUrl: string): string {
  const address = siteUrl + postPath(post)
  // Feed readers identify an item by its guid: it must not change when the post's URL does.
  const guid = `${siteUrl}${postPath({ id: post.id })}`
  return [
    '<item>',
    element('title', post.title),
    element('link', address),
    `<guid isPermaLink="false">${escapeXml(guid)}</guid>`,
    element('pubDate', new Date(post.date).toUTCString()),
    // RSS's own author element is a mail address; this is a name.
    ...(post.author ? [element('dc:creator', post.author)] : []),
    ...(post.category ? [element('category', post.category)] : []),
    element('description', post.excerpt),
    element('content:encoded', postHtml(post, address)),
    '</item>',
  ].join('\n')
}

/** ISO dates compare as strings. */
function later(one: string, other: string): string {
  return one > other ? one : other
}
