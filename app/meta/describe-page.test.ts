import type { MetaDescriptor } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { Job, Post } from '#content/index.ts'
import { brand } from '#copy/brand.ts'
import { guides } from '#copy/integrations/guides/index.ts'
import { billingQuestions } from '#copy/pricing/pricing.ts'
import { products } from '#copy/products/index.ts'
import { blogPosting } from './structured-data/blog-posting.ts'

const siteUrl = 'https://site.example'
const site = {
  siteUrl,
  launchUrl: '',
  social: { github: '', linkedin: '', x: '' },
  services: [],
  isPublic: true,
  heads: {},
}
const picture = { src: `${siteUrl}/images/a.webp`, srcSet: '', width: 1920, height: 1080, alt: '' }
const post: Post = {
  id: 'p',
  slug: 'a-post',
  title: 'A post',
  excerpt: 'What it says.',
  byline: 'The Research Team',
  date: '2026-10-05T08:00:00.000Z',
  revised: '2026-10-06T09:30:00.000Z',
  readTime: '3 min read',
  wordCount: 600,
  category: 'Research',
  featured: false,
  hero: picture,
  authors: [],
  body: [],
  seo: { title: 'A post for search engines' },
}
const job: Job = {
  id: 'job-1',
  title: 'Engineer',
  location: 'Remote or San Jose, California',
  type: 'Full-time',
  postedAt: '2026-09-01',
  validThrough: '2026-12-31',
  applicantCountry: 'US',
  salary: { from: 100_000, currency: 'USD', period: 'year' },
  description: [],
  requirements: ['Care.'],
}
const list = { q: '', category: '', page: 1, cards: [post], total: 1, pages: 1 }
/** Loader data of routes that make structured data from it. */
const loaderData: Record<string, unknown> = {
  'blog-post': { state: 'found', value: post, related: [] },
  blogs: { list, instead: [] },
  careers: [job],
  guide: { state: 'found', guide: guides.github },
  job: { state: 'found', value: job },
  pricing: { billing: billingQuestions, buyers: [] },
  product: { state: 'found', product: products['ai-chat'] },
}

type Meta = (parts: object) => MetaDescriptor[]
const modules = import.meta.glob<{ meta?: Meta }>('../routes/*.tsx', { eager: true })
const pages = Object.entries(modules).flatMap(([file, { meta }]) => {
  const name = file.replace(/^.*\/|\.tsx$/g, '')
  const matches = [{ id: 'root', loaderData: site }]
  const head = meta?.({ matches, location: { search: '' }, loaderData: loaderData[name] }) ?? []
  const data = head.find((tag) => 'script:ld+json' in tag)
  return data && 'script:ld+json' in data
    ? [{ name, head, graph: JSON.parse(JSON.stringify(data['script:ld+json'])) as Graph }]
    : []
})

interface Node {
  '@type'?: string
  '@id'?: string
  [property: string]: unknown
}
interface Graph {
  '@graph': Node[]
}

/** Every object of a graph, at any depth. */
function nodesOf(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf)
  if (typeof value !== 'object' || value === null) return []
  return [value as Node, ...Object.values(value).flatMap(nodesOf)]
}

/**
 * Properties that search engines require or recommend, without recommended ones that the site doesn't have:
 * ratings, pages of authors, another company's logo.
 * https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */
const byType: Record<string, { required: string[]; recommended?: string[] }> = {
  // …/article
  BlogPosting: {
    required: ['headline', 'image', 'datePublished', 'author'],
    recommended: ['dateModified', 'publisher', 'wordCount', 'isPartOf', 'mainEntityOfPage'],
  },
  TechArticle: { required: ['headline', 'author'], recommended: ['mainEntityOfPage', 'isPartOf'] },
  // …/breadcrumb
  BreadcrumbList: { required: ['itemListElement'] },
  // …/carousel
  ItemList: { required: ['itemListElement'] },
  // …/faqpage
  FAQPage: { required: ['mainEntity'] },
  Question: { required: ['name', 'acceptedAnswer'] },
  Answer: { required: ['text'] },
  // …/job-posting
  JobPosting: {
    required: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
    recommended: [
      'applicantLocationRequirements',
      'baseSalary',
      'employmentType',
      'identifier',
      'jobLocationType',
      'validThrough',
    ],
  },
  // …/local-business
  LocalBusiness: {
    required: ['name', 'address'],
    recommended: ['openingHoursSpecification', 'url'],
  },
  OpeningHoursSpecification: { required: ['dayOfWeek', 'opens', 'closes'] },
  // …/organization
  Organization: { required: ['name'], recommended: ['logo'] },
  ContactPoint: { required: ['contactType'], recommended: ['email'] },
  // …/software-app
  SoftwareApplication: {
    required: ['name', 'offers'],
    recommended: ['applicationCategory', 'operatingSystem'],
  },
  Offer: { required: ['price', 'priceCurrency'], recommended: ['availability', 'url'] },
  // …/video
  VideoObject: {
    required: ['name', 'thumbnailUrl', 'uploadDate'],
    recommended: ['contentUrl', 'description', 'duration'],
  },
  // …/site-names
  WebSite: { required: ['name', 'url'] },
}

it('has the pages of every kind', () => {
  const types = new Set(pages.flatMap(({ graph }) => nodesOf(graph).map((node) => node['@type'])))
  expect([...types]).toEqual(expect.arrayContaining(Object.keys(byType)))
  expect(pages.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(loaderData)))
})

describe.each(pages)('$name', ({ head, graph }) => {
  const nodes = nodesOf(graph)

  it('is a connected graph: every referenced ID belongs to a node in it', () => {
    const isReference = (node: Node) => Object.keys(node).join() === '@id'
    const defined = nodes.filter((node) => !isReference(node)).map((node) => node['@id'])
    for (const node of nodes.filter(isReference)) expect(defined).toContain(node['@id'])
    const top = graph['@graph'].map((node) => node['@id'])
    expect(new Set(top).size).toBe(top.length)
  })

  it('describes the page at its canonical URL', () => {
    const canonical = head.find((tag) => 'rel' in tag && tag.rel === 'canonical')
    const [page] = graph['@graph']
    expect(page?.['@type']).toMatch(/Page$/)
    expect([page?.['@id'], page?.url]).toEqual(
      Array(2).fill(canonical && 'href' in canonical ? canonical.href : ''),
    )
    expect(page?.name).toMatch(/\S/)
  })

  it('has the properties that search engines require and recommend', () => {
    for (const node of nodes) {
      const { required = [], recommended = [] } = byType[node['@type'] ?? ''] ?? {}
      const isFull = Object.keys(node).length > 4 || node['@type'] !== 'Organization'
      if (isFull) {
        const missing = [...required, ...recommended].filter((name) => !(name in node))
        expect(missing, node['@type']).toEqual([])
      }
    }
  })
})

const headOf = (name: string) => pages.find((page) => page.name === name)?.head ?? []
const property = (name: string, key: string) =>
  headOf(name).flatMap((tag) => ('property' in tag && tag.property === key ? [tag.content] : []))

it('names the author of every page, whom reader modes would guess', () => {
  for (const { name, head } of pages) {
    const authors = head.flatMap((tag) =>
      'name' in tag && tag.name === 'author' ? [tag.content] : [],
    )
    expect(authors, name).toEqual([name === 'blog-post' ? post.byline : brand.name])
  }
})

it('describes a post to link previews', () => {
  const { date, revised, byline, category } = post
  expect(property('blog-post', 'og:type')).toEqual(['article'])
  expect(property('blog-post', 'article:published_time')).toEqual([date])
  expect(property('blog-post', 'article:modified_time')).toEqual([revised])
  expect(property('blog-post', 'article:author')).toEqual([byline])
  expect(property('blog-post', 'article:section')).toEqual([category])
  expect(property('pricing', 'article:published_time')).toEqual([])
})

it('names pages in breadcrumbs by their labels, not by their titles for search engines', () => {
  const names = (name: string) =>
    nodesOf(pages.find((page) => page.name === name)?.graph)
      .filter((node) => node['@type'] === 'ListItem' && 'item' in node)
      .map((node) => node.name)
  expect(names('blog-post')).toEqual(['Home', 'Blog', post.title])
  expect(names('guide')).toEqual(['Home', 'Documentation', 'GitHub Integration Guide'])
})

it('of a post may have an Open Graph image of its own, and ask search engines not to index it', () => {
  const openGraphImage = { src: `${siteUrl}/images/own.jpg`, alt: 'A graph.' }
  const value = { ...post, noIndex: true, seo: { openGraphImage } }
  const head = modules['../routes/blog-post.tsx']?.meta?.({
    matches: [{ id: 'root', loaderData: site }],
    loaderData: { state: 'found', value, related: [] },
  })
  expect(head).toContainEqual({ property: 'og:image', content: openGraphImage.src })
  expect(head).toContainEqual({ property: 'og:image:type', content: 'image/jpeg' })
  expect(head).toContainEqual({ property: 'og:image:alt', content: 'A graph.' })
  expect(head).toContainEqual({ name: 'robots', content: 'noindex' })
})

it('asks search engines for large previews of listed pages only', () => {
  const robots = (name: string) =>
    headOf(name).flatMap((tag) => ('name' in tag && tag.name === 'robots' ? [tag.content] : []))
  expect(robots('pricing')).toEqual(['max-image-preview:large'])
  const search = modules['../routes/blogs.tsx']?.meta?.({
    matches: [{ id: 'root', loaderData: site }],
    loaderData: { list: { ...list, q: 'a' }, instead: [] },
  })
  expect(search).toContainEqual({ name: 'robots', content: 'noindex' })
  expect(search?.some((tag) => 'rel' in tag || 'property' in tag)).toBe(false)
})

describe('the authors of a post', () => {
  const profile = { id: 'ada', name: 'Ada Example', role: 'Engineer', biography: 'Ada tests.' }

  it.each([
    ['', [], undefined],
    ['The Research Team', [], ['The Research Team']],
    ['Ada Example, Bo Lee, and Cy Park', [], ['Ada Example', 'Bo Lee', 'Cy Park']],
    ['Ada Example and Bo Lee', [profile], ['Ada Example', 'Bo Lee']],
    ['A. Example', [profile], ['Ada Example']],
    ['Bo Lee and the Research Team', [], ['Bo Lee', 'Research Team']],
    ['Ada Example and the Research Team', [profile], ['Ada Example', 'Research Team']],
  ])('are those of the byline "%s", with their profiles', (byline, authors, names) => {
    const { author: people } = blogPosting({ ...post, byline, authors }, site)
    expect(
      people &&
        [people].flat().map((one) => (typeof one === 'object' && 'name' in one ? one.name : one)),
    ).toEqual(names)
    const teams = [people ?? []]
      .flat()
      .filter((one) => JSON.stringify(one).includes('Organization'))
    expect(teams).toHaveLength(names?.filter((name) => name.endsWith('Team')).length ?? 0)
    const described = JSON.stringify(people ?? '').includes(profile.biography)
    expect(described).toBe(authors.length > 0)
  })
})
