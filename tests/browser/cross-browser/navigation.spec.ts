import { post } from '../../fixtures/site-paths.ts'
import type { Target } from '../drivers/locate.ts'
import { poll, test, type Visitor } from '../visitor-test.ts'

const blog: Target = { css: 'a[href="/blogs"]', within: { role: 'contentinfo' } }
const contact: Target = { role: 'link', name: 'Contact', within: { role: 'banner', nth: 0 } }

const scrollTop = (visitor: Visitor) => visitor.run(() => Math.round(scrollY))
const forward = (visitor: Visitor) => visitor.run(() => void setTimeout(() => history.forward()))

interface Place {
  hash: string
  top: number
}

const place = (visitor: Visitor): Promise<Place> =>
  visitor.run(() => ({ hash: location.hash, top: Math.round(scrollY) }))

/** Reads in a row after which a router does not scroll back. */
const STEADY_READS = 6

/** The place once the page is at another section, and stays. */
async function untilMoved(visitor: Visitor, from: Place): Promise<Place> {
  let last = from
  let reads = 0
  await poll(async () => {
    const { top } = last
    last = await place(visitor)
    reads = last.top === top && last.hash !== from.hash && last.top !== from.top ? reads + 1 : 0
    return reads
  }, `the page is no longer at ${from.top} px`).toBe(STEADY_READS)
  return last
}

/** By its hash as well: two entries of the history could be at the same position for a moment. */
async function expectAt(visitor: Visitor, { hash, top }: Place): Promise<void> {
  await poll(async () => {
    const seen = await place(visitor)
    return { ...seen, top: Math.abs(seen.top - top) <= 1 ? top : seen.top }
  }).toEqual({ hash, top })
}

test('a new page starts at the top; Back and Forward restore the position', async ({ visitor }) => {
  await visitor.open('/terms')
  await visitor.scrollTo(3000)
  await visitor.click(contact)
  await visitor.expectPath('/contact')
  await poll(() => scrollTop(visitor)).toBe(0)
  await visitor.expectFocus({ role: 'main' })
  await visitor.scrollTo(300)
  await visitor.back()
  await visitor.expectPath('/terms')
  await poll(() => scrollTop(visitor)).toBe(3000)
  await forward(visitor)
  await visitor.expectPath('/contact')
  await poll(() => scrollTop(visitor)).toBe(300)
})

test('Back after a full page load restores the position', async ({ visitor }) => {
  await visitor.open('/terms')
  await visitor.scrollTo(1500)
  await visitor.open('/pricing')
  await visitor.back()
  await visitor.expectPath('/terms')
  await poll(() => scrollTop(visitor)).toBe(1500)
  await visitor.hydrated()
  await visitor.click(contact)
  await visitor.expectPath('/contact')
})

for (const path of ['/terms', '/privacy', post.path]) {
  test(`Back and Forward restore the position around links to sections of ${path}`, async ({
    visitor,
  }) => {
    const links: Target = { css: 'nav a[href^="#"]', within: { role: 'main' } }
    // Not by pointer, for which the link would be scrolled into view.
    const follow = (nth: number) => visitor.on({ ...links, nth }, ([link]) => link?.click())
    await visitor.open(path)
    await visitor.scrollTo(120)
    const start = { hash: '', top: 120 }
    await follow(1)
    const first = await untilMoved(visitor, start)
    await follow(2)
    const second = await untilMoved(visitor, first)
    await visitor.back()
    await expectAt(visitor, first)
    await visitor.back()
    await expectAt(visitor, start)
    await forward(visitor)
    await expectAt(visitor, first)
    await forward(visitor)
    await expectAt(visitor, second)
  })
}

test('links are prefetched, and the policy allows it', async ({ visitor }) => {
  await visitor.open('/company')
  await visitor.hover(blog, 'data or code of the next page is fetched', () =>
    visitor.run(() =>
      performance
        .getEntriesByType('resource')
        .some(({ name }) => /\/blogs\.data|\/assets\/blogs-/.test(name)),
    ),
  )
  await visitor.expectNoProblems()
  await visitor.click(blog)
  await visitor.expectPath('/blogs')
  await visitor.expectSeen({ role: 'heading', name: /Insights/ })
})
