import { beforeAll, describe, expect, it } from 'vitest'
import { access } from '../../copy/access.ts'
import { blogCategories } from '../../copy/blog/categories.ts'
import { brand } from '../../copy/brand.ts'
import { consentMonths } from '../../copy/consent.ts'
import { officeHours } from '../../copy/forms/contact.ts'
import { figures } from '../../copy/legal/figures.ts'
import { plans } from '../../copy/pricing/plans.ts'
import { annualPrice } from '../../copy/pricing/prices.ts'
import { productIds } from '../../copy/products/catalogue.ts'
import { refundLimit } from '../../copy/storefront/order-rules.ts'
import { postCount } from '../fixtures/blog-pages.ts'
import { everyPage, type ReadPage } from './every-page.ts'

let pages: ReadPage[]
beforeAll(async () => {
  pages = await everyPage()
})

const isArticle = ({ path }: ReadPage) => path.startsWith('/blogs/')
const isLegal = ({ path }: ReadPage) => ['/terms', '/privacy', '/dpa', '/pricing'].includes(path)

/** Path and text of each match on all pages. */
function found(pattern: RegExp, among: (page: ReadPage) => boolean = () => true) {
  return pages.filter(among).flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map((match) => ({
      path,
      words: match[0],
      value: match.slice(1).find((group) => group !== undefined) ?? '',
    })),
  )
}

describe('every page', () => {
  it('is crawled', () => {
    const count = (start: string) => pages.filter(({ path }) => path.startsWith(start)).length
    expect(count('/products/')).toBe(productIds.length)
    expect(count('/docs/integrations/')).toBe(7)
    expect(count('/blogs/category/')).toBe(blogCategories.length)
    expect(count('/blogs/') - count('/blogs/category/')).toBe(postCount)
    expect(count('/careers/')).toBe(6)
  })

  it('has a title under 60 characters and a description of 70 to 160', () => {
    const isRight = ({ title, description }: ReadPage) =>
      title.length > 0 && title.length < 60 && description.length >= 70 && description.length <= 160
    expect(pages.filter((page) => !isRight(page))).toEqual([])
  })

  it.each(['title', 'description'] as const)('has a unique %s', (part) => {
    const all = pages.map((page) => page[part])
    expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([])
  })
})

describe('no page', () => {
  it('says that the product is in private beta, except once each on the waitlist, pricing and demo pages', () => {
    const paths = found(new RegExp(access.beta, 'g')).map(({ path }) => path)
    expect(paths.toSorted()).toEqual(['/join-waitlist', '/pricing', '/schedule-demo'])
  })

  it.each([
    ['names a plan that is not sold', /\bStarter\b|\bProfessional (?:plan|tier|edition)\b/g],
    ['asks for more than the minimum age', /\b(?:over|older than|above) (?:the age of )?13\b/gi],
    ['has another word for the waitlist', /\bwait(?:ing)?[- ]list/gi],
    ['writes e-mail in two ways', /\be-mail/gi],
    ['uses words that only sell', /\b(?:unleash|supercharge|seamless|cutting-edge|world-class)/gi],
    ['calls the beta public or open', /\b(?:public|open) beta\b/gi],
  ])('%s', (_, pattern) => {
    expect(found(pattern)).toEqual([])
  })
})

const prices = plans.flatMap(({ monthlyPrice }) =>
  monthlyPrice === null ? [] : [monthlyPrice, ...Object.values(annualPrice(monthlyPrice))],
)
const { plans: limits, retention } = figures
const months = [
  retention.messageMonths,
  retention.waitlistMonths,
  retention.spamMonths,
  retention.unsubscribedMonths,
  retention.inactiveAccountMonths,
  consentMonths,
]

/** Patterns of numbers in the text, with the allowed values. */
const numbers: [
  what: string,
  pattern: RegExp,
  allowed: number[],
  where?: (p: ReadPage) => boolean,
][] = [
  [
    'the minimum age',
    /at least (\d+) years old|children under (?:the age of )?(\d+)/gi,
    [figures.minimumAge],
  ],
  [
    'the trial',
    /(\d+)[- ]days?(?: \w+)? trial|\btrial\b(?: \w+){0,5} (\d+) days/gi,
    [limits.proTrialDays],
  ],
  [
    'an amount in dollars',
    /\$ ?(\d+(?:,\d{3})*)/g,
    [...prices, refundLimit],
    (page) => !isArticle(page),
  ],
  ['the annual discount', /(\d+) percent (?:off|less|lower)/g, [limits.annualDiscountPercent]],
  [
    'the size of code',
    // Not the size on the scale of the pricing page, which a visitor chooses.
    /(\d+) MB(?!:)/g,
    [limits.basicTotalMb, limits.proPerRepositoryMb, limits.enterprisePerRepositoryMb],
  ],
  ['the support response time', /response time(?: \w+)? (\d+) ?h/gi, [limits.proSupportHours]],
  [
    'a period of months',
    /(\d+)[- ]months?/g,
    [figures.subscription.initialTermMonths, ...months],
    isLegal,
  ],
  [
    'a period of days',
    /(\d+)[- ]days?/g,
    [
      figures.breachCureDays,
      limits.proTrialDays,
      ...Object.values(figures.subscription.reminderDays),
      ...Object.values(figures.subscription.priceNoticeDays),
      figures.retention.unconfirmedDays,
      figures.retention.backupDays,
      figures.retention.exportDays,
    ],
    isLegal,
  ],
  [
    'a period of years',
    /(\d+) years?\b(?! old)/g,
    [
      figures.audit.recordsYearsAfterTerm,
      figures.confidentialityYears,
      figures.liability.feesOfPriorYears,
      figures.retention.applicationYears,
      figures.retention.applicationLegalYears,
      figures.retention.billingYears,
    ],
    isLegal,
  ],
]

describe('wherever a page has', () => {
  it.each(numbers)('%s, it is from figures.ts', (_, pattern, allowed, where) => {
    const matches = found(pattern, where)
    expect(matches.length).toBeGreaterThan(0)
    expect(
      matches.filter(({ value }) => !allowed.includes(Number(value.replaceAll(',', '')))),
    ).toEqual([])
  })

  it('an hour of the day, it is an office hour', () => {
    const hours = officeHours.flatMap(({ text }) => text.match(/\d+:\d\d [AP]M/g) ?? [])
    // The solution pages describe a working day.
    const isSchedule = ({ path }: ReadPage) => path.startsWith('/solutions/')
    const matches = found(/\d+:\d\d [AP]M/g, (page) => !isArticle(page) && !isSchedule(page))
    expect(matches.length).toBeGreaterThan(0)
    expect(matches.filter(({ words }) => !hours.includes(words))).toEqual([])
  })

  it('an email address, it is the site’s or a documentation address (RFC 2606)', () => {
    const matches = found(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g)
    expect(matches.some(({ words }) => words === brand.email)).toBe(true)
    const own: string[] = [brand.email, brand.securityEmail]
    const known = (words: string) => own.includes(words) || words.endsWith('@example.com')
    expect(matches.filter(({ words }) => !known(words))).toEqual([])
  })

  it('the city, it also has the state or the office', () => {
    const matching = pages.filter(
      ({ text }) => text.includes(brand.city) && !text.includes(brand.region),
    )
    expect(matching.map(({ path }) => path)).toEqual([])
  })
})
