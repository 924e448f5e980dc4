import { annualPrice, dollars, plans } from '../../../copy/pricing/plans.ts'
import { post } from '../../fixtures/site-paths.ts'
import type { BrowserTest } from '../browser-test.ts'
import type { Target } from '../locate.ts'
import { until } from '../until.ts'

const main: Target = { role: 'main' }
const priced = plans.flatMap(({ monthlyPrice }) => monthlyPrice ?? [])
const monthlyPrices = priced.map(dollars)
const annualPrices = priced.map((price) => dollars(annualPrice(price).perMonth))
const prices: Target = { css: 'p, span, strong', name: /^\$[\d,]+$/, within: main }

const listed = { 'All Integrations': 7, 'CI/CD': 2, 'Security Scanners': 4, 'Ticketing Systems': 1 }

export const controlTests: readonly BrowserTest[] = [
  {
    name: 'the billing toggle shows annual prices by a click, and monthly ones by keyboard',
    async run(visitor) {
      await visitor.open('/pricing')
      await visitor.expectTexts(prices, monthlyPrices)
      await visitor.click({ role: 'radio', name: /annual/i })
      await visitor.expectTexts(prices, annualPrices)
      await visitor.press('ArrowLeft')
      await visitor.expectTexts(prices, monthlyPrices)
    },
  },
  {
    name: 'a category of integrations lists its own',
    async run(visitor) {
      await visitor.open('/integrations')
      for (const [tab, count] of Object.entries(listed).toReversed()) {
        await visitor.click({ role: 'link', name: tab, within: main })
        await visitor.expectSeen({ css: 'a[aria-current]', name: tab, within: main })
        await visitor.expectCount(
          { css: '#list > div > ul a[href^="/docs/integrations/"]', within: main },
          (seen) => seen === count,
          `are ${count} under ${tab}`,
        )
      }
    },
  },
  {
    name: 'a question expands by a click and collapses by keyboard',
    async run(visitor) {
      await visitor.open('/pricing')
      const question: Target = { role: 'disclosure', within: main, nth: 0 }
      const answer: Target = { css: 'details > :not(summary)', within: main }
      await visitor.expectGone(answer)
      await visitor.click(question)
      await visitor.expectSeen(answer)
      await visitor.focus(question)
      await visitor.press('Enter')
      await visitor.expectGone(answer)
    },
  },
  {
    name: 'the copy button copies code',
    async run(visitor) {
      await visitor.open(`/blogs/${post.id}`)
      await visitor.click({ css: '.code-copy', within: main, nth: 0 })
      await visitor.expectSeen({ css: '.code-copy[data-result=Copied]', within: main })
    },
  },
  {
    name: 'a selected region changes the date format, and Escape closes the dialog without a choice',
    async run(visitor) {
      const dialog: Target = { role: 'dialog' }
      const date: Target = { css: 'time', within: { css: 'article header' }, nth: 0 }
      const opener: Target = { role: 'button', name: 'Change Region' }
      await visitor.open(`/blogs/${post.id}`)
      await visitor.expectTexts(date, ['November 12, 2026'])
      await visitor.click({ role: 'button', name: 'English' })
      await visitor.expectSeen(dialog)
      await visitor.press('Escape')
      await visitor.expectGone(dialog)
      await visitor.click(opener)
      await visitor.choose({ role: 'combobox', within: dialog }, 'United Kingdom')
      await visitor.click({ role: 'button', name: 'Save', within: dialog })
      await visitor.expectGone(dialog)
      await until(
        'the date is written as in the United Kingdom',
        () => visitor.on(date, ([time]) => time?.textContent ?? ''),
        (text) => /^1[1-3] November 2026$/.test(text),
      )
    },
  },
]
