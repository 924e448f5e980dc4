import type { MetaDescriptor } from 'react-router'
import type { SiteFacts } from '#app/request-context.server.ts'
import { jobPath, postPath } from '#content/index.ts'
import { blog, feedPath } from '#copy/blog/blog.ts'
import { guides } from '#copy/integrations/guides/index.ts'
import { alternatePath } from '#urls/index.ts'
import { linkPreview } from './link-preview.ts'
import { openGraphImagePath } from './open-graph-image-path.ts'
import type { DescribedPage } from './page-description.ts'
import { blogOf, blogPosting } from './structured-data/blog-posting.ts'
import { itemList } from './structured-data/item-list.ts'
import { jobPosting } from './structured-data/job-posting.ts'
import { office } from './structured-data/office.ts'
import { pageGraph } from './structured-data/page-graph.ts'
import { questions } from './structured-data/questions.ts'
import { product, software } from './structured-data/software.ts'
import type { Subject } from './structured-data/subject.ts'
import { techArticle } from './structured-data/tech-article.ts'
import { videoObject } from './structured-data/video-object.ts'

/** What only machines read of a page's head: Open Graph data, JSON-LD, the Markdown alternate. */
export function describePage(page: DescribedPage, site: SiteFacts): MetaDescriptor[] {
  const { path, title, label = title, parents = [], about = [], type = 'WebPage' } = page
  const url = site.siteUrl + path
  const { openGraphImage, noIndex, sharedState: shared = page } = page
  const image = openGraphImage
    ? new URL(openGraphImage.src, site.siteUrl).href
    : site.siteUrl + openGraphImagePath(shared.path, shared.title, page.cover)
  // Directly below the home page there are no breadcrumbs to see.
  const trail = parents.length > 0 ? [...parents, { label, to: path }] : []
  const nodes = about.flatMap((subject) => nodesOf(subject, url, site))
  const graph = pageGraph({ ...page, type, url, trail, image, about: nodes }, site)
  return [
    { name: 'robots', content: noIndex ? 'noindex' : 'max-image-preview:large' },
    { tagName: 'link', rel: 'alternate', type: 'text/markdown', href: alternatePath(path, 'md') },
    ...about.flatMap(feedOf),
    ...linkPreview({ ...page, ...shared, url: site.siteUrl + shared.path, image }),
    { 'script:ld+json': graph },
  ]
}

/** The feed of a category's page. Every page already links to the feed of the whole blog (root.tsx). */
function feedOf(subject: Subject): MetaDescriptor[] {
  const category = subject.type === 'posts' ? subject.list.category : ''
  if (!category) return []
  const link = { tagName: 'link', rel: 'alternate', type: 'application/rss+xml' } as const
  return [{ ...link, href: feedPath(category), title: blog.partTitle(category, 1) }]
}

/** The nodes of a subject: the thing itself, and what it refers to. */
function nodesOf(subject: Subject, url: string, site: SiteFacts): object[] {
  const { siteUrl } = site
  switch (subject.type) {
    case 'software':
      return [software(site)]
    case 'product':
      return [product(subject.product, site), software(site)]
    case 'questions':
      return [questions(`${url}#questions`, subject.items)]
    case 'video':
      return [videoObject(subject.video, site)]
    case 'office':
      return [office(site)]
    case 'pages':
      return [listOf(subject.items.map(({ label, to }) => [to, label]))]
    case 'post':
      return [blogPosting(subject.post, site), blogOf(site)]
    case 'posts': {
      const { largeCard, cards } = subject.list
      const posts = [...(largeCard ? [largeCard] : []), ...cards]
      return [blogOf(site), listOf(posts.map((post) => [postPath(post), post.title]))]
    }
    case 'job':
      return [jobPosting(subject.job, site)]
    case 'jobs':
      return [listOf(subject.jobs.map((job) => [jobPath(job), job.title]))]
    case 'guide':
      return [techArticle(guides[subject.id].meta, url, site)]
  }

  function listOf(items: [path: string, name: string][]) {
    return itemList(
      `${url}#list`,
      items.map(([path, name]) => ({ url: siteUrl + path, name })),
    )
  }
}
