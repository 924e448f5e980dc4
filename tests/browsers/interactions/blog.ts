import type { BrowserTest } from '../browser-test.ts'
import type { Target } from '../locate.ts'
import { until } from '../until.ts'

const main: Target = { role: 'main' }
const cards: Target = { role: 'article', within: main }
const search: Target = { role: 'searchbox' }
const more: Target = { role: 'link', name: 'Load More Articles', within: main }
const research: Target = { role: 'link', name: 'Research', within: main }
const onFirstPage = 7

export const blogTests: readonly BrowserTest[] = [
  {
    name: 'the list of articles follows typing in the search, which keeps the focus',
    async run(visitor) {
      await visitor.open('/blogs')
      await visitor.fill(search, 'reachability')
      await visitor.expectPath('/blogs?q=reachability')
      await visitor.expectCount(cards, (count) => count > 0 && count < onFirstPage, 'are fewer')
      await visitor.expectFocus(search)
      await visitor.fill(search, 'no-such-article')
      await visitor.expectSeen({ role: 'status', name: /^0 articles/ })
      await visitor.click({ role: 'link', name: 'Show all articles' })
      await visitor.expectPath('/blogs')
      await visitor.expectCount(cards, (count) => count === onFirstPage, `are ${onFirstPage}`)
    },
  },
  {
    name: 'a category lists its own articles; Back from one of them returns to the same list',
    async run(visitor) {
      await visitor.open('/blogs')
      await visitor.click(research)
      await visitor.expectPath('/blogs/category/research')
      await until(
        'every card is of that category',
        () => visitor.on(cards, (all) => all.map(({ textContent }) => textContent)),
        (texts) => texts.length > 0 && texts.every((text) => text.includes('Research')),
      )
      const count = await visitor.count(cards)
      await visitor.click({ role: 'link', within: cards, nth: 0 })
      await visitor.expectGone(search)
      await visitor.back()
      await visitor.expectPath('/blogs/category/research')
      await visitor.expectCount(cards, (seen) => seen === count, `are ${count}`)
    },
  },
  {
    name: 'Load More appends the next page, focuses its first article, and disappears on the last',
    async run(visitor) {
      await visitor.open('/blogs')
      await visitor.focus(more)
      await visitor.press('Enter')
      await visitor.expectCount(cards, (count) => count === 12, 'are 12')
      await visitor.expectFocus({ role: 'link', within: { ...cards, nth: onFirstPage } })
      await visitor.expectSeen({ role: 'status', name: '12 articles shown' })
      await visitor.expectGone(more)
      await visitor.expectPath('/blogs')
    },
  },
  {
    name: 'Back from an article that Load More appended returns to it',
    async run(visitor) {
      await visitor.open('/blogs')
      await visitor.click(more)
      await visitor.expectCount(cards, (count) => count === 12, 'are 12')
      // The page focuses the first new article, which scrolls.
      await visitor.expectFocus({ role: 'link', within: { ...cards, nth: onFirstPage } })
      const last: Target = { role: 'link', within: { ...cards, nth: -1 } }
      await visitor.focus(last)
      const place = await visitor.box(last)
      await visitor.press('Enter')
      await visitor.expectGone(search)
      await visitor.back()
      await visitor.expectPath('/blogs')
      await visitor.expectCount(cards, (count) => count === 12, 'are 12')
      await until(
        'the article is where it was',
        () => visitor.box(last),
        ({ y }) => Math.abs(y - place.y) <= 1,
      )
    },
  },
  {
    name: 'on a phone Filter opens the categories, and a selection closes them',
    async run(visitor) {
      await visitor.resize(390, 700)
      await visitor.open('/blogs')
      await visitor.expectGone(research)
      await visitor.click({ role: 'button', name: 'Filter' })
      await visitor.click(research)
      await visitor.expectPath('/blogs/category/research')
      await visitor.expectGone(research)
    },
  },
]
