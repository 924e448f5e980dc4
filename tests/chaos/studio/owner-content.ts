import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Recorder } from './steps.ts'
import type { TeamSite } from './team-site.ts'

const LIVE_WITHIN_SECONDS = 2
const portraitFile = join(import.meta.dirname, '../../../content/seed/images/fig-call-graph.png')

/** What owners change, each published through the platform: where a visitor sees it, and after how long. */
export async function tryOwnerContent(site: TeamSite, { step }: Recorder): Promise<void> {
  const { store } = site
  const set = (id: string, fields: object) => store.patch(id).set(fields).commit()
  const portrait = await store.assets.upload('image', await readFile(portraitFile))
  const image = { _type: 'image', asset: { _type: 'reference', _ref: portrait._id } }
  const kinds: readonly [string, string, string, () => Promise<unknown>][] = [
    ['announcement', '/', 'Open day', () => set('announcement-launch', { text: 'Open day' })],
    [
      'testimonial',
      '/',
      'It found ours.',
      () => set('testimonial-1', { quote: 'It found ours.', confirmed: true }),
    ],
    ['figure', '/', '700K+', () => set('figure-home-1', { value: '700K+' })],
    [
      'question',
      '/pricing',
      'May we pay by invoice?',
      () =>
        store.create({
          _type: 'question',
          question: 'May we pay by invoice?',
          answer: 'Yes, on an annual plan.',
          places: ['pricing'],
          order: 9,
        }),
    ],
    [
      'page',
      '/pricing',
      'Three plans, one list.',
      () => set('page-pricing', { subtitle: 'Three plans, one list.' }),
    ],
    [
      'redirect',
      '/old-prices',
      '/pricing',
      () => store.create({ _type: 'redirect', from: '/old-prices', to: '/pricing' }),
    ],
    [
      'category',
      '/blogs/category/research',
      'Studies that take a while.',
      () => set('category-research', { introduction: 'Studies that take a while.' }),
    ],
    [
      'author',
      '/blogs/cvss-4-read-the-vector',
      'Reads vectors all day.',
      () => {
        const author = { _id: 'author-trial', _type: 'author', name: 'Ada Author' }
        const authors = [{ _type: 'reference', _ref: author._id, _key: 'ada' }]
        return store
          .transaction()
          .create({ ...author, biography: 'Reads vectors all day.' })
          .patch('blog-cvss-4-read-the-vector', (patch) => patch.set({ authors }))
          .commit()
      },
    ],
    [
      "author's portrait",
      '/blogs/cvss-4-read-the-vector',
      portrait.assetId,
      () => set('author-trial', { image }),
    ],
  ]
  for (const [kind, path, shown, publish] of kinds) {
    await step(`what an owner publishes is live: ${kind}`, async () => {
      await (await fetch(site.ownUrl + path)).text()
      await publish()
      const start = performance.now()
      while (!(await textOf(site.ownUrl + path)).includes(shown)) {
        if (performance.now() - start > LIVE_WITHIN_SECONDS * 1000)
          throw new Error(`not within ${LIVE_WITHIN_SECONDS} s`)
      }
      return `${((performance.now() - start) / 1000).toFixed(2)} s`
    })
  }
}

/** The page, or the URL that it redirects to. */
async function textOf(url: string): Promise<string> {
  const response = await fetch(url, { redirect: 'manual' })
  return (response.headers.get('location') ?? '') + (await response.text())
}
