import { plans } from '../../../copy/pricing/plans.ts'
import { annualPrice, dollars } from '../../../copy/pricing/prices.ts'
import { pricing } from '../../../copy/pricing/pricing.ts'
import { integrationIds, post } from '../../fixtures/site-paths.ts'
import type { Target } from '../drivers/locate.ts'
import { poll, test } from '../visitor-test.ts'

const main: Target = { role: 'main' }
const priced = plans.flatMap(({ monthlyPrice }) => monthlyPrice ?? [])
const monthlyPrices = priced.map(dollars)
const annualPrices = priced.map((price) => dollars(annualPrice(price).perMonth))
const prices: Target = { css: '.plans span', name: /^\$[\d,]+$/, within: main }
const inWords = ([basic, pro]: readonly string[]) =>
  `Basic ${basic}, Pro ${pro}, ${pricing.billing.perMonth}`
const announced: Target = { role: 'status', within: main }

test('the billing toggle shows annual prices by a click, and monthly ones by keyboard', async ({
  visitor,
}) => {
  await visitor.open('/pricing')
  await visitor.expectTexts(prices, monthlyPrices)
  await visitor.click({ role: 'radio', name: /annual/i })
  await visitor.expectTexts(prices, annualPrices)
  await visitor.expectSeen({ css: 'span', name: inWords(annualPrices), within: announced })
  await visitor.press('ArrowLeft')
  await visitor.expectTexts(prices, monthlyPrices)
  await visitor.expectSeen({ css: 'span', name: inWords(monthlyPrices), within: announced })
})

test('a category of integrations lists its own, All Integrations also the popular ones', async ({
  visitor,
}) => {
  const popular: Target = { role: 'heading', name: 'Popular Integrations' }
  await visitor.open('/integrations')
  await visitor.expectSeen(popular)
  for (const [tab, ids] of [
    ['CI/CD', ['github', 'gitlab']],
    ['Security Scanners', ['checkov', 'grype', 'semgrep', 'snyk']],
    ['Ticketing Systems', ['jira']],
    ['All Integrations', integrationIds],
  ] as const) {
    await visitor.click({ role: 'link', name: tab, within: main })
    await visitor.expectSeen({ css: 'a[aria-current]', name: tab, within: main })
    const list: Target = { css: '#list > div > ul a[href^="/docs/integrations/"]', within: main }
    await poll(() =>
      visitor.on(list, (links) => links.map((link) => link.getAttribute('href')).toSorted()),
    ).toEqual(ids.map((id) => `/docs/integrations/${id}`).toSorted())
    await visitor.expectSeen({
      role: 'status',
      name: new RegExp(`^${ids.length} .*${tab}$`),
      within: main,
    })
    await visitor.expectCount(popular, tab === 'All Integrations' ? 1 : 0)
  }
})

test('a question expands by a click and collapses by keyboard', async ({ visitor }) => {
  await visitor.open('/pricing')
  const question: Target = { css: '#questions summary', within: main, nth: 0 }
  const answer: Target = { css: '#questions details > :not(summary)', within: main }
  await visitor.expectGone(answer)
  await visitor.click(question)
  await visitor.expectSeen(answer)
  await visitor.focus(question)
  await visitor.press('Enter')
  await visitor.expectGone(answer)
})

test('the copy button copies code, and each press is announced', async ({ visitor }) => {
  const copy: Target = { css: '.code-copy', within: main, nth: 0 }
  const announced: Target = { css: '[role=status] > *', name: 'Copied' }
  await visitor.open(post.path)
  await visitor.click(copy)
  await visitor.expectSeen({ css: '.code-copy[data-result=Copied]', within: main })
  await visitor.on(announced, ([first]) => first?.setAttribute('data-first', ''))
  await visitor.click(copy)
  await visitor.expectGone({ css: '[data-first]' })
  await visitor.expectCount(announced, 1)
})

test('a selected region changes the date format and is kept', async ({ visitor }) => {
  const dialog: Target = { role: 'dialog' }
  const region: Target = { role: 'combobox', within: dialog }
  const date: Target = { css: 'time', within: { css: 'article header' }, nth: 0 }
  const opener: Target = { role: 'button', name: 'Change Region' }
  await visitor.open(post.path)
  await visitor.expectTexts(date, ['November 12, 2026'])
  await visitor.click(opener)
  await visitor.choose(region, 'United Kingdom')
  await visitor.click({ role: 'button', name: 'Save', within: dialog })
  await visitor.expectGone(dialog)
  await visitor.expectFocus(opener)
  await visitor.expectSeen({ role: 'status', name: /United Kingdom/ })
  await visitor.expectTexts(date, [/^1[1-3] November 2026$/])
  await visitor.open(post.path)
  await visitor.expectTexts(date, [/^1[1-3] November 2026$/])
  await visitor.click(opener)
  await visitor.expectValue(region, 'en-GB')
})

test('the English button opens the same dialog; Escape closes it without a choice', async ({
  visitor,
}) => {
  const english: Target = { role: 'button', name: 'English' }
  const dialog: Target = { role: 'dialog' }
  await visitor.open('/company')
  await visitor.focus(english)
  await visitor.press('Enter')
  await visitor.expectFocus({ role: 'combobox', within: dialog })
  await visitor.press('Escape')
  await visitor.expectGone(dialog)
  await visitor.expectFocus(english)
  await poll(() => visitor.run(() => localStorage.getItem('region'))).toBeNull()
})
