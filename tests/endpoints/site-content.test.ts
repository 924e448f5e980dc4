import type { SanityClient } from '@sanity/client'
import { matchPath } from 'react-router'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  checkIsFree,
  checkIsPage,
  type DocumentType,
  documentTypes,
  mainDocuments,
  siteContentTypes,
} from '#content/document-types/index.ts'
import { stats, testimonials } from '#copy/claims/claims.ts'
import { sampleLabel } from '#copy/controls.ts'
import { home } from '#copy/home/home.ts'
import { PreviewSessions } from '#server/preview/index.ts'
import { contentWriter } from '../fixtures/content-writer.ts'
import { freePort } from '../fixtures/free-port.ts'
import { contentPlatformOf, type ServerProcess, startSite } from '../fixtures/running-site.ts'
import { canonicalPages, listedPages, post } from '../fixtures/site-paths.ts'
import { until } from '../fixtures/until.ts'
import { PageDocument, textOf as textIn } from './document.ts'
import { request } from './http.ts'

const types = Object.keys(siteContentTypes)
const pages = ['/', '/security', '/trust', '/pricing', '/contact', '/blogs/category/research']

describe('site content', () => {
  let site: ServerProcess
  let editor: SanityClient
  /** What each page shows before any edit. */
  const seeded = new Map<string, string>()

  beforeAll(async () => {
    site = await startSite({ LOG_LEVEL: 'silent' }, { ownContent: true })
    editor = await contentWriter(site.dataDir)
    // No longer samples: some are edited below.
    await editor.patch({ query: '*[_type == "blog"]' }).setIfMissing({ title: '' }).commit()
    await until(async () => !(await textOf('/blogs')).includes('>Sample<'), 10)
    for (const page of pages) seeded.set(page, await textOf(page))
  })
  afterAll(() => site.stop())

  /** What a page shows, without its styles and the data in its scripts. */
  const textOf = async (path: string, of = site) => {
    const { text } = await request(path, { site: of.url })
    return text.replace(/<(script|style)\b.*?<\/\1>/gs, '').replaceAll(of.url, '')
  }
  const shows = (path: string) => expect.poll(() => textOf(path))

  it('has an announcement for as long as it is in force', async () => {
    await editor.createOrReplace({
      _id: 'announcement-launch',
      _type: 'announcement',
      text: 'Talk in May',
      link: '/contact?reason=demo',
    })
    await shows('/').toContain('>Talk in May<')
    expect(await textOf('/')).toContain('href="/contact?reason=demo"')
    await editor.patch('announcement-launch').set({ until: '2026-01-01T00:00:00Z' }).commit()
    await shows('/').not.toContain('launch-badge')
  })

  it('has testimonials and figures', async () => {
    await editor.patch('testimonial-2').set({ quote: 'It reads like our own review.' }).commit()
    await editor.patch('figure-home-1').set({ value: '700K+' }).commit()
    await editor.patch('figure-inventory-1').set({ value: '49' }).commit()
    await shows('/').toContain('It reads like our own review.')
    await shows('/').toContain('700K+')
    await shows('/security').toContain('>49<')
    expect(await textOf('/')).toContain(testimonials[0]?.quote)
    expect(await textOf('/')).not.toContain(stats[0]?.value)
  })

  it('defines the figures of the home page, with one tag until all of them are confirmed', async () => {
    const tagsAndDefinitions = async () => {
      const band = new PageDocument((await request('/', { site: site.url })).text)
      const { text } = await request('/index.md', { site: site.url })
      const [, markdown = ''] = text.split(`\n## ${home.stats.heading}\n`)
      const inMarkdown = markdown.split('\n## ')[0] ?? ''
      return {
        tags: band.all('#demo span').filter((element) => textIn(element) === sampleLabel).length,
        definitions: band.all('#demo dl > div').map((figure) => textIn(figure)),
        tagsInMarkdown: inMarkdown.split(sampleLabel).length - 1,
        definitionsInMarkdown: stats.map(({ definition = 'none' }) =>
          inMarkdown.includes(definition),
        ),
      }
    }
    const definitions = stats.map(({ definition }) => expect.stringMatching(`.${definition}$`))
    const definitionsInMarkdown = stats.map(() => true)
    const shown = { definitions, definitionsInMarkdown }
    expect(definitions).toHaveLength(4)
    expect(await tagsAndDefinitions()).toEqual({ ...shown, tags: 1, tagsInMarkdown: 1 })
    const ofHome = '*[_type == "figure" && place == "home"]'
    await editor.patch({ query: ofHome }).set({ confirmed: true }).commit()
    await expect.poll(tagsAndDefinitions).toEqual({ ...shown, tags: 0, tagsInMarkdown: 0 })
  })

  it('has questions with their answers, in structured data as well', async () => {
    const [question, answer] = ['Can I pay by invoice?', 'Yes, on an annual plan.']
    const places = ['pricing', 'trust-buyers']
    const document = { _type: 'question', question, answer, places, order: 5 }
    const { _id } = await editor.create(document)
    await shows('/pricing').toContain(question)
    const { text } = await request('/pricing', { site: site.url })
    expect(text).toContain(`"name":"${question}"`)
    await shows('/trust').toContain(answer)
    expect(await textOf('/contact')).not.toContain(question)
    await editor.patch(_id).set({ answer: '' }).commit()
    await shows('/pricing').not.toContain(question)
  })

  it('has the title, description and subtitle of a page', async () => {
    const description = 'What our plans cost, what each of them includes, and how they are billed.'
    const page = {
      title: 'Plans and prices',
      description,
      subtitle: 'Three plans, one price list.',
    }
    await editor.patch('page-pricing').set(page).commit()
    await shows('/pricing').toContain('<title>Plans and prices · ')
    const text = await textOf('/pricing')
    for (const shown of [description, page.subtitle]) expect(text).toContain(shown)
    expect(text).toContain('property="og:title" content="Plans and prices')
    expect(await textOf('/llms.txt')).toContain('[Plans and prices]')
  })

  it('has the subtitle of every page that has one, on that page', async () => {
    const pageHeads = await editor.fetch<{ _id: string; path: string }[]>(
      '*[_type == "pageHead" && defined(subtitle)] {_id, path}',
    )
    expect(pageHeads.length).toBeGreaterThan(20)
    const subtitleOf = (path: string) => `What is below the heading of ${path}.`
    const transaction = editor.transaction()
    for (const { _id, path } of pageHeads) {
      transaction.patch(_id, (patch) => patch.set({ subtitle: subtitleOf(path) }))
    }
    await transaction.commit()
    for (const { path } of pageHeads) await shows(path).toContain(`>${subtitleOf(path)}<`)
    expect(await textOf('/developers')).toContain(subtitleOf('/solutions/developers'))
    expect(await textOf('/blogs/category/research')).not.toContain(subtitleOf('/blogs'))
  })

  it('has a document for every page, whose path the editor rejects for a redirect', async () => {
    const paths = await editor.fetch<string[]>('*[_type == "pageHead"].path')
    expect(paths.toSorted()).toEqual(listedPages.toSorted())
    const check = (path: string) => checkIsFree(path, { getClient: () => editor })
    expect(await check('/Pricing/')).toEqual(expect.any(String))
    expect(await check('/summer-offer')).toBe(true)
    const link = (href: string) => checkIsPage(href, { getClient: () => editor })
    for (const href of [
      '/Pricing/?a=b#c',
      post.path,
      `/blogs/${post.id}`,
      '/blogs/feed.xml',
      'https://example.org/x',
    ]) {
      expect(await link(href), href).toBe(true)
    }
    for (const href of ['/waitlist', '/blogs/nothing', '/blogs/%zz', '/careers/what-we-mean'])
      expect(await link(href), href).toEqual(expect.any(String))
  })

  it('has the pages that the editor names for each document, and a document for each page', async () => {
    const types = Object.entries<DocumentType>(documentTypes)
    const hrefs = new Set<string>()
    for (const [type, { locations }] of types) {
      const fields = Object.entries(locations.select).map(([name, path]) => `"${name}": ${path}`)
      const documents = await editor.fetch<Record<string, unknown>[]>(
        `*[_type == $type] {${fields}}`,
        { type },
      )
      for (const one of documents.length > 0 ? documents : [{}]) {
        for (const { href } of locations.resolve(one)) hrefs.add(href)
      }
    }
    for (const href of hrefs) {
      const [path = '', fragment] = href.split('#')
      const { status, text } = await request(path, { site: site.url })
      expect(status, href).toBe(200)
      if (fragment) expect(text, href).toContain(`id="${fragment}"`)
    }
    for (const path of canonicalPages) {
      const main = mainDocuments.find(({ route }) => matchPath(route, path))
      const params = matchPath(main?.route ?? '', path)?.params ?? {}
      expect(await editor.fetch<number>(`count(*[${main?.filter}])`, params), path).toBe(1)
    }
  })

  it('has redirects for paths without a page', async () => {
    const redirects = { '/old': '/older', '/older': '/pricing#faq', '/contact': '/a', '/a': '/a/' }
    const transaction = editor.transaction()
    for (const [from, to] of Object.entries(redirects)) {
      transaction.create({ _type: 'redirect', from, to })
    }
    await transaction.commit()
    const statusAndLocation = async (path: string) => {
      const { status, headers } = await request(path, { site: site.url })
      return [status, headers.location?.replace(site.url, '')]
    }
    await expect.poll(() => statusAndLocation('/old')).toEqual([308, '/pricing#faq'])
    expect(await statusAndLocation('/OLDER')).toEqual([308, '/pricing#faq'])
    expect(await statusAndLocation('/older?utm_source=x')).toEqual([
      308,
      '/pricing?utm_source=x#faq',
    ])
    expect(await statusAndLocation('/contact')).toEqual([200, undefined])
    expect(await statusAndLocation('/a')).toEqual([404, undefined])
    // A client navigation gets the redirect in the data.
    const data = await request('/older.data', { site: site.url })
    expect(data.status).toBe(202)
    expect(data.text).toContain('/pricing#faq')
  })

  it('has the authors of a post, each with their other posts', async () => {
    const author = {
      _id: 'author-1',
      _type: 'author',
      name: 'Ada Example',
      biography: 'Ada tests.',
    }
    const authors = [{ _type: 'reference', _ref: author._id, _key: 'a' }]
    const others = await editor.fetch<{ _id: string; title: string }[]>(
      '*[_type == "blog" && _id != $id] | order(date desc) [0...2] {_id, title}',
      { id: post.id },
    )
    const transaction = editor.transaction().create(author)
    for (const id of [post.id, ...others.map(({ _id }) => _id)]) {
      transaction.patch(id, (patch) => patch.set({ authors }))
    }
    await transaction.commit()
    await shows(post.path).toContain(author.biography)
    const text = await textOf(post.path)
    for (const { title } of others) expect(text).toContain(`>${title}</a>`)
    expect(await textOf('/blogs')).not.toContain(author.biography)
  })

  it('has the introductions of categories', async () => {
    const introduction = 'Studies that take a while.'
    await editor.patch('category-research').set({ introduction }).commit()
    await shows('/blogs/category/research').toContain(`>${introduction}</p>`)
    expect(await textOf('/blogs/feed.xml?category=Research')).toContain(introduction)
  })

  it('shows drafts in a preview of the page, and nowhere else', async () => {
    const { token } = await contentPlatformOf(site.dataDir)
    const expires = Math.floor(Date.now() / 1000) + 60
    const session = new PreviewSessions(token).sign({ expires, studio: site.url })
    const quote = 'Not said in public yet.'
    const published = await editor.getDocument('testimonial-1')
    if (!published) throw new Error('The first testimonial is not there')
    await editor.create({ ...published, _id: 'drafts.testimonial-1', quote })
    expect(await textOf(`/preview/site/${session}/drafts`)).toContain(quote)
    expect(await textOf(`/preview/site/${session}/published`)).not.toContain(quote)
    expect(await textOf('/')).not.toContain(quote)
  })

  it('falls back to copy where the platform does not respond', async () => {
    await using cutOff = await startSite({
      SANITY_API_HOST: `http://127.0.0.1:${await freePort()}`,
      SANITY_API_TOKEN: 'a-token',
      LOG_LEVEL: 'silent',
    })
    // Copy has no posts.
    const withoutArticles = (text = '') =>
      text.replace(/<section(?=[^>]* id="articles").*?<\/section>/s, '')
    for (const page of pages.filter((path) => !path.startsWith('/blogs'))) {
      expect(await textOf(page, cutOff), page).toBe(withoutArticles(seeded.get(page)))
    }
  })

  it('falls back to copy where the dataset has none', async () => {
    await editor.delete({ query: '*[_type in $types]', params: { types } })
    for (const page of pages) await shows(page).toBe(seeded.get(page))
  })
})
