import Validator from '@adobe/structured-data-validator'
import { describe, expect, inject, it } from 'vitest'
import {
  canonicalPages,
  integrationIds,
  job,
  post,
  productIds,
  sitePaths,
} from '../fixtures/site-paths.ts'
import { documentAt } from './document.ts'
import { request } from './http.ts'
import { vocabularyErrors } from './vocabulary.ts'

const site = inject('siteUrl')

interface Thing {
  '@type': string
  [property: string]: unknown
}

async function thingsOf(path: string): Promise<Thing[]> {
  const page = await documentAt(path)
  const blocks = page.all('script[type="application/ld+json"]')
  if (blocks.length === 0) return []
  expect(blocks).toHaveLength(1)
  const graph = JSON.parse(page.text('script[type="application/ld+json"]') ?? '')
  expect(graph['@context']).toBe('https://schema.org')
  return graph['@graph']
}

/** Errors by the rules of search engines. Their recommendations depend on the editors. */
async function errorsOf(things: Thing[]): Promise<string[]> {
  const jsonld: Record<string, Thing[]> = {}
  for (const thing of things) jsonld[thing['@type']] = [...(jsonld[thing['@type']] ?? []), thing]
  const issues = await new Validator().validate({ jsonld, microdata: {}, rdfa: {} })
  return issues
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ issueMessage, path }) => `${issueMessage}: ${JSON.stringify(path)}`)
}

/** Pages with things of every type. */
const described = ['/', '/pricing', '/contact', '/services', '/blogs', '/careers'].concat(
  [post.path, job.path, `/docs/integrations/${integrationIds[0]}`],
  productIds.map((id) => `/products/${id}`),
)

describe.each(canonicalPages)('%s', (path) => {
  it('has structured data without errors', async () => {
    const things = await thingsOf(path)
    expect(things[0]?.['@id']).toBe(path === '/' ? `${site}/` : site + path)
    expect(await errorsOf(things)).toEqual([])
    // There are no ratings.
    expect(JSON.stringify(things)).not.toMatch(/"(aggregateRating|review|ratingValue)"/)
  })
})

/** Properties whose text a reader of the page must find on it, by type. */
const shown: Record<string, string[]> = {
  Answer: ['text'],
  BlogPosting: ['headline', 'description', 'articleSection'],
  JobPosting: ['title', 'description'],
  ListItem: ['name'],
  Person: ['name'],
  Question: ['name'],
  TechArticle: ['headline', 'description'],
  VideoObject: ['name', 'description'],
}

describe.each(described)('the structured data of %s', (path) => {
  it('matches the text of the page', async () => {
    const page = await documentAt(path)
    const alternatives = page.all('main img').map(({ properties }) => properties.alt)
    const text = plain(`${page.text('main')} ${alternatives.join(' ')}`)
    for (const thing of nodesOf(await thingsOf(path))) {
      for (const name of shown[thing['@type']] ?? []) {
        // The pieces of HTML are in separate elements.
        const pieces = String(thing[name]).split(/<[^>]*>/)
        for (const piece of pieces) expect(text.includes(plain(unescaped(piece))), piece).toBe(true)
      }
    }
  })
})

/** Text without white space, which elements have between them as they like. */
const plain = (text: string) => text.replace(/\s+/g, '')

const unescaped = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')

/** Every object of a graph, at any depth. */
function nodesOf(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf)
  if (typeof value !== 'object' || value === null) return []
  return [value as Thing, ...Object.values(value).flatMap(nodesOf)]
}

it('uses only the vocabulary of schema.org', async () => {
  const graphOf = (things: Thing[]) => ({ '@context': 'https://schema.org', '@graph': things })
  const graphs = new Map<string, object>()
  for (const path of canonicalPages) graphs.set(path, graphOf(await thingsOf(path)))
  expect(vocabularyErrors(graphs)).toEqual([])
  const offer = { '@type': 'Offer' }
  const invalid = new Map([
    ['a word', graphOf([{ '@type': 'JobPosting', titel: 'x' }])],
    ['a place', graphOf([{ '@type': 'JobPosting', hiringOrganization: offer }])],
  ])
  expect(vocabularyErrors(invalid)).toEqual([
    expect.stringMatching(/^a word: .*titel/),
    expect.stringMatching(/^a place: .*Offer/),
  ])
})

it('has URLs only of existing pages, pictures and identifiers', async () => {
  const found = (await Promise.all(described.map(thingsOf))).flatMap((things) => {
    const text = JSON.stringify(things)
    return [...text.matchAll(/"(http:\/\/127[^"]*)"/g)].map(([, url = '']) => url)
  })
  expect(found.length).toBeGreaterThan(0)
  for (const url of found) expect(url.startsWith(site), url).toBe(true)
  const targets = found.map((url) =>
    url
      .slice(site.length)
      .replace(/#.*$/, '')
      .replace(/\{.*\}/, 'x'),
  )
  for (const target of new Set(targets)) expect((await request(target)).status, target).toBe(200)
})

it('has breadcrumbs that end at the page itself', async () => {
  const list = (await thingsOf('/products/ai-chat')).find(
    (thing) => thing['@type'] === 'BreadcrumbList',
  )
  const items = list?.itemListElement as { item: string; position: number }[]
  expect(items.map(({ item }) => item)).toEqual([
    `${site}/`,
    `${site}/services`,
    `${site}/products/ai-chat`,
  ])
  expect(items.map(({ position }) => position)).toEqual([1, 2, 3])
})

it.each(sitePaths.filter(({ status }) => status === 404))(
  '$path has no structured data',
  async ({ path }) => expect(await thingsOf(path)).toEqual([]),
)

describe.each(canonicalPages)('the link preview of %s', (path) => {
  it('has a title, a description, a picture and absolute URLs', async () => {
    const page = await documentAt(path)
    const property = (name: string) => page.attribute(`meta[property="${name}"]`, 'content')
    expect(property('og:title')).toMatch(/\S/)
    expect(property('og:description')).toBe(page.attribute('meta[name=description]', 'content'))
    expect(property('og:url')).toBe(page.attribute('link[rel=canonical]', 'href'))
    expect(property('og:type')).toBe(path === post.path ? 'article' : 'website')
    expect(property('og:site_name')).toMatch(/\S/)
    expect(page.attribute('meta[name="twitter:card"]', 'content')).toBe('summary_large_image')
    const picture = property('og:image') ?? ''
    expect(picture.startsWith(`${site}/`)).toBe(true)
    const response = await request(picture.slice(site.length))
    expect(response.status).toBe(200)
    expect(response.headers['content-type']).toBe(property('og:image:type'))
    expect(property('og:image:alt')).toContain(property('og:title'))
    expect(property('og:locale')).toBe('en_US')
  })
})
