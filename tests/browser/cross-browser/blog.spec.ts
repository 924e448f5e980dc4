import { blogPages, cardsOnFirst } from '../../fixtures/blog-pages.ts'
import type { Target } from '../drivers/locate.ts'
import { expect, poll, test, type Visitor } from '../visitor-test.ts'

const main: Target = { role: 'main' }
const cards: Target = { role: 'article', within: main }
const search: Target = { role: 'searchbox' }
const more: Target = { role: 'link', name: 'Load More Articles', within: main }
const research: Target = { role: 'link', name: 'Research', within: main }
const onFirstPage = cardsOnFirst(1)
const onFirstTwo = cardsOnFirst(2)

/** The URLs of all cards, in page order. */
const hrefs = (visitor: Visitor) =>
  visitor.on({ css: 'a', within: cards }, (links) => links.map((link) => link.getAttribute('href')))

test('the list of articles follows typing in the search, which keeps the focus', async ({
  visitor,
}) => {
  await visitor.open('/blogs')
  await visitor.fill(search, 'reachability')
  await visitor.expectPath('/blogs?q=reachability')
  await poll(() => visitor.count(cards)).toBeLessThan(onFirstPage)
  await visitor.expectSeen(cards)
  await visitor.expectFocus(search)
  await visitor.expectValue(search, 'reachability')
  await visitor.fill(search, 'no-such-article')
  await visitor.expectSeen({ role: 'status', name: /^0 articles/ })
  await visitor.expectSeen({ css: 'p, h2', name: /No articles match/, within: main })
  await visitor.click({ role: 'link', name: 'Show all articles' })
  await visitor.expectPath('/blogs')
  await visitor.expectCount(cards, onFirstPage)
})

test('a category lists its own articles; Back from one of them returns to the same list', async ({
  visitor,
}) => {
  await visitor.open('/blogs')
  await visitor.click(research)
  await visitor.expectPath('/blogs/category/research')
  await visitor.expectSeen(cards)
  await visitor.expectCount({ ...cards, name: /^(?!.*Research)/ }, 0)
  const before = await hrefs(visitor)
  await visitor.click({ role: 'link', within: cards, nth: 0 })
  await visitor.expectPath(before[0] ?? '')
  await visitor.expectGone(search)
  await visitor.back()
  await visitor.expectPath('/blogs/category/research')
  await poll(() => hrefs(visitor)).toEqual(before)
})

test('Load More appends the next page, focuses its first article, and disappears on the last', async ({
  visitor,
}) => {
  await visitor.open('/blogs')
  const before = await hrefs(visitor)
  await visitor.focus(more)
  await visitor.press('Enter')
  await visitor.expectCount(cards, onFirstTwo)
  const all = await hrefs(visitor)
  expect(all.slice(0, onFirstPage)).toEqual(before)
  expect(new Set(all).size).toBe(onFirstTwo)
  await visitor.expectFocus({ role: 'link', within: { ...cards, nth: onFirstPage } })
  await visitor.expectSeen({ role: 'status', name: `${onFirstTwo} articles shown` })
  for (let pages = 3; pages <= blogPages; pages += 1) {
    await visitor.click(more)
    await visitor.expectCount(cards, cardsOnFirst(pages))
  }
  await visitor.expectGone(more)
  await visitor.expectPath('/blogs')
})

test('Back from an article that Load More appended returns to it', async ({ visitor }) => {
  await visitor.open('/blogs')
  await visitor.click(more)
  await visitor.expectCount(cards, onFirstTwo)
  // The page focuses the first new article, which scrolls.
  await visitor.expectFocus({ role: 'link', within: { ...cards, nth: onFirstPage } })
  const last: Target = { role: 'link', within: { ...cards, nth: -1 } }
  await visitor.focus(last)
  const { y } = await visitor.box(last)
  await visitor.press('Enter')
  await visitor.expectGone(search)
  await visitor.back()
  await visitor.expectPath('/blogs')
  await visitor.expectCount(cards, onFirstTwo)
  await poll(async () => Math.abs((await visitor.box(last)).y - y)).toBeLessThanOrEqual(1)
})

test('on a phone Filter opens the categories, and Escape or a selection closes them', async ({
  visitor,
}) => {
  await visitor.resize(390, 700)
  await visitor.open('/blogs')
  await visitor.expectGone(research)
  await visitor.click({ role: 'button', name: 'Filter' })
  await visitor.expectSeen(research)
  await visitor.press('Escape')
  await visitor.expectGone(research)
  await visitor.click({ role: 'button', name: 'Filter' })
  await visitor.click(research)
  await visitor.expectPath('/blogs/category/research')
  await visitor.expectGone(research)
})
