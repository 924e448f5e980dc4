import type { BlogPosting } from 'schema-dts'
import type { SiteFacts } from '#app/request-context.server.ts'
import { type Post, postPath } from '#content/index.ts'
import { organization } from './organization.ts'

/** One post. Its author is a person unless the name is a team's. */
export function blogPosting(post: Post, site: SiteFacts): Exclude<BlogPosting, string> {
  const address = site.siteUrl + postPath(post)
  const author = /\bteam$/i.test(post.author) ? 'Organization' : 'Person'
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    datePublished: post.date,
    inLanguage: 'en',
    mainEntityOfPage: address,
    url: address,
    publisher: organization(site),
    ...(post.updated > post.date ? { dateModified: post.updated } : {}),
    ...(post.author ? { author: { '@type': author, name: post.author } } : {}),
    ...(post.category ? { articleSection: post.category } : {}),
    ...(post.hero ? { image: new URL(post.hero.src, site.siteUrl).href } : {}),
  }
}
