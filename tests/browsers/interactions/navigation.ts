import { post } from '../../fixtures/site-paths.ts'
import type { BrowserTest } from '../browser-test.ts'
import type { Target } from '../locate.ts'
import { STEADY_READS, until } from '../until.ts'
import type { Visitor } from '../visitor.ts'

const blog: Target = { css: 'a[href="/blogs"]', within: { role: 'contentinfo' } }

async function expectScrolledTo(visitor: Visitor, top: number): Promise<void> {
  await until(
    `the page is scrolled to ${top} px`,
    () => visitor.run(() => scrollY),
    (seen) => Math.abs(seen - top) <= 1,
  )
}

function goForward(visitor: Visitor): Promise<void> {
  return visitor.run(() => void setTimeout(() => history.forward()))
}

interface Place {
  hash: string
  top: number
}

function place(visitor: Visitor): Promise<Place> {
  return visitor.run(() => ({ hash: location.hash, top: scrollY }))
}

/** The place once the page is at another section, and stays: a router could scroll back. */
function untilMoved(visitor: Visitor, from: Place): Promise<Place> {
  let last = from
  let reads = 0
  return until(
    `the page is no longer at ${from.top} px`,
    () => place(visitor),
    (seen) => {
      reads = seen.top === last.top ? reads + 1 : 0
      last = seen
      return seen.hash !== from.hash && Math.abs(seen.top - from.top) > 1 && reads >= STEADY_READS
    },
  )
}

/** By its hash as well: two entries of the history could be at the same position for a moment. */
async function expectAt(visitor: Visitor, { hash, top }: Place): Promise<void> {
  await until(
    `the page is at ${hash || 'no section'} and ${top} px`,
    () => place(visitor),
    (seen) => seen.hash === hash && Math.abs(seen.top - top) <= 1,
  )
}

export const navigationTests: readonly BrowserTest[] = [
  {
    name: 'a new page starts at the top, and Back restores the position',
    async run(visitor) {
      await visitor.open('/terms')
      await visitor.scrollTo(3000)
      await visitor.click({ role: 'link', name: 'Contact', within: { role: 'banner', nth: 0 } })
      await visitor.expectPath('/contact')
      await expectScrolledTo(visitor, 0)
      await visitor.expectFocus({ role: 'main' })
      await visitor.back()
      await visitor.expectPath('/terms')
      await expectScrolledTo(visitor, 3000)
    },
  },
  {
    name: 'Back after a full page load restores the position',
    async run(visitor) {
      await visitor.open('/terms')
      await visitor.scrollTo(1500)
      await visitor.open('/pricing')
      await visitor.back()
      await visitor.expectPath('/terms')
      await expectScrolledTo(visitor, 1500)
      await visitor.hydrated()
      await visitor.click({ role: 'link', name: 'Contact', within: { role: 'banner', nth: 0 } })
      await visitor.expectPath('/contact')
    },
  },
  ...['/terms', '/privacy', post.path].map((path) => ({
    name: `Back and Forward restore the position around links to sections of ${path}`,
    async run(visitor: Visitor) {
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
      await goForward(visitor)
      await expectAt(visitor, first)
      await goForward(visitor)
      await expectAt(visitor, second)
    },
  })),
  {
    name: 'links are prefetched, and the policy allows it',
    async run(visitor) {
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
    },
  },
]
