import type { Graph, Thing } from 'schema-dts'
import { listedPages } from '#app/feeds/page-list.ts'
import type { SiteFacts } from '#app/request-context.server.ts'
import type { Job } from '#content/jobs/job.ts'
import type { Post } from '#content/posts/post.ts'
import { postPath } from '#content/posts/post-address.ts'
import { contact } from '#copy/contact.ts'
import { pricing } from '#copy/pricing.ts'
import { isProductId } from '#copy/products/index.ts'
import { appsec } from '#copy/solutions/appsec.ts'
import { developers } from '#copy/solutions/developers.ts'
import { breadcrumbs } from './breadcrumbs.ts'
import { blogPosting, jobPosting, questions } from './content.ts'
import { organization, webSite } from './organization.ts'
import { product, software } from './software.ts'

/** A rendered page: its path and its loader data. */
interface RenderedPage {
  routeId: string
  pathname: string
  data: unknown
}

/** The canonical paths of aliases. */
const aliases: Record<string, string> = {
  '/developers': developers.path,
  '/appsec': appsec.path,
}

/** A page's structured data (schema.org); undefined if there is none. */
export function pageGraph(page: RenderedPage, site: SiteFacts): Graph | undefined {
  const things = thingsOf(page, site)
  return things.length > 0 ? { '@context': 'https://schema.org', '@graph': things } : undefined
}

function thingsOf({ routeId, pathname, data }: RenderedPage, site: SiteFacts): Thing[] {
  if (routeId === 'routes/blog-post') {
    const post = foundIn<Post>(data)
    if (!post) return []
    return [blogPosting(post, site), breadcrumbs({ path: postPath(post), ...post }, site)]
  }
  if (routeId === 'routes/job') {
    const job = foundIn<Job>(data)
    if (!job) return []
    return [jobPosting(job, site), breadcrumbs({ path: `/careers/${job.id}`, ...job }, site)]
  }
  const path = aliases[pathname] ?? pathname
  const listed = listedPages.find((one) => one.path === path)
  if (!listed) return []
  if (path === '/') return [organization(site), webSite(site), software(site)]
  return [...aboutPage(path, site), breadcrumbs(listed, site)]
}

function aboutPage(path: string, site: SiteFacts): Thing[] {
  if (path === '/pricing') return [software(site), questions(pricing.faq.items)]
  if (path === '/contact') return [questions(contact.faq.items)]
  const [, parent, id = ''] = path.split('/')
  return parent === 'products' && isProductId(id) ? [product(id, site)] : []
}

function foundIn<T>(data: unknown): T | undefined {
  const read = data as { state: string; value?: T } | undefined
  return read?.state === 'found' ? read.value : undefined
}
