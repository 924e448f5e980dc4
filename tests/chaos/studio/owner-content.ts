import type { Recorder } from './steps.ts'
import type { TeamSite } from './team-site.ts'

const LIVE_WITHIN_S = 2

/** What owners change, each published through the platform: where a visitor sees it, and after how long. */
export async function tryOwnerContent(site: TeamSite, { step }: Recorder): Promise<void> {
  const { store } = site
  const set = (id: string, fields: object) => store.patch(id).set(fields).commit()
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
      () => set('page-pricing', { line: 'Three plans, one list.' }),
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
  ]
  for (const [kind, path, shown, publish] of kinds) {
    await step(`what an owner publishes is live: ${kind}`, async () => {
      await (await fetch(site.ownUrl + path)).text()
      await publish()
      const start = performance.now()
      while (!(await textOf(site.ownUrl + path)).includes(shown)) {
        if (performance.now() - start > LIVE_WITHIN_S * 1000)
          throw new Error(`not within ${LIVE_WITHIN_S} s`)
      }
      return `${((performance.now() - start) / 1000).toFixed(2)} s`
    })
  }
}

/** The page, or the address that it redirects to. */
async function textOf(address: string): Promise<string> {
  const answer = await fetch(address, { redirect: 'manual' })
  return (answer.headers.get('location') ?? '') + (await answer.text())
}
