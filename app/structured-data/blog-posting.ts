import type { Blog, BlogPosting } from 'schema-dts'
import type { SiteFacts } from '#app/request-context.server.ts'
import { lastModified, type Post, postPath } from '#content/index.ts'
import { blog } from '#copy/blog/blog.ts'
import { brand } from '#copy/brand.ts'

/** The blog that every post is part of. */
export function blogOf({ siteUrl }: SiteFacts): Exclude<Blog, string> {
  return {
    '@type': 'Blog',
    '@id': `${siteUrl}/blogs#blog`,
    name: `${brand.name}: ${blog.heading}`,
    url: `${siteUrl}/blogs`,
    inLanguage: 'en',
    publisher: { '@id': `${siteUrl}/#organization` },
  }
}

/** One post. Its author is a person unless the name is a team's. */
export function blogPosting(post: Post, { siteUrl }: SiteFacts): Exclude<BlogPosting, string> {
  const address = siteUrl + postPath(post)
  const type = /\bteam$/i.test(post.author) ? 'Organization' : 'Person'
  const byline = post.author ? { author: { '@type': type, name: post.author } as const } : {}
  const writers = post.authors.map(({ name, role, biography }) => ({
    '@type': 'Person' as const,
    name,
    ...(role ? { jobTitle: role } : {}),
    description: biography,
  }))
  return {
    '@type': 'BlogPosting',
    '@id': `${address}#article`,
    headline: post.title,
    description: post.excerpt,
    datePublished: post.date,
    dateModified: lastModified(post),
    wordCount: post.wordCount,
    inLanguage: 'en',
    mainEntityOfPage: { '@id': address },
    url: address,
    isPartOf: { '@id': `${siteUrl}/blogs#blog` },
    publisher: { '@id': `${siteUrl}/#organization` },
    ...(writers.length > 0 ? { author: writers } : byline),
    ...(post.category ? { articleSection: post.category } : {}),
    ...(post.hero ? { image: new URL(post.hero.src, siteUrl).href } : {}),
  }
}
