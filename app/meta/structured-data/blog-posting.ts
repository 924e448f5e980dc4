import type { Blog, BlogPosting } from 'schema-dts'
import type { SiteFacts } from '#app/request-context.server.ts'
import { lastModified, type Post, postPath } from '#content/index.ts'
import { blog } from '#copy/blog/blog.ts'
import { brand } from '#copy/brand.ts'

/** The blog that contains all posts. */
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

/** A post. Its authors are people and teams. */
export function blogPosting(post: Post, { siteUrl }: SiteFacts): Exclude<BlogPosting, string> {
  const url = siteUrl + postPath(post)
  const named = authorsOf(post.byline)
  const writers = post.authors.map(({ name, role, biography }) => ({
    '@type': 'Person' as const,
    name,
    ...(role ? { jobTitle: role } : {}),
    description: biography,
  }))
  // The byline can name people who don't have profiles.
  const authors =
    writers.length < named.length
      ? named.map((author) => writers.find(({ name }) => name === author.name) ?? author)
      : writers
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: post.title,
    description: post.excerpt,
    datePublished: post.date,
    dateModified: lastModified(post),
    wordCount: post.wordCount,
    inLanguage: 'en',
    mainEntityOfPage: { '@id': url },
    url,
    isPartOf: { '@id': `${siteUrl}/blogs#blog` },
    publisher: { '@id': `${siteUrl}/#organization` },
    ...(authors.length > 0 ? { author: authors } : {}),
    ...(post.category ? { articleSection: post.category } : {}),
    ...(post.hero ? { image: new URL(post.hero.src, siteUrl).href } : {}),
  }
}

/** The people and teams in a byline, such as "Ada Byron, Bo Lee, and the Research Team". */
function authorsOf(byline: string) {
  const names = byline
    .split(/,\s*and\s|,|\s(?:and|&)\s/)
    .map((name) => name.trim())
    .filter((name) => name !== '')
  return names.map((name) =>
    /\bteam$/i.test(name)
      ? { '@type': 'Organization' as const, name: name.replace(/^the\s+/, '') }
      : { '@type': 'Person' as const, name },
  )
}
