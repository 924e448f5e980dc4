import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { clauseWords, type LegalText, words } from '../../tests/fixtures/legal-words.ts'
import { brand } from '../brand.ts'
import { consentMonths } from '../consent.ts'
import { cookieCategories, cookies } from '../cookies.ts'
import { application } from '../forms/application.ts'
import { contact } from '../forms/contact.ts'
import { type CaliforniaCategory, type FieldCopy, noticeLinks } from '../forms/field.ts'
import { newsletter } from '../forms/newsletter.ts'
import { scheduleDemo } from '../forms/schedule-demo.ts'
import { waitlist } from '../forms/waitlist.ts'
import * as dpa from './dpa.mdx'
import { figures } from './figures.ts'
import * as privacy from './privacy.mdx'
import { processors } from './processors.ts'
import * as terms from './terms.mdx'
import { type LegalText as LegalTextName, legalVersions } from './versions.ts'

const documents: [LegalTextName, LegalText][] = [
  ['terms', terms],
  ['privacy', privacy],
  ['dpa', dpa],
]

/** The hash of a text, whatever the brand's names and addresses are. */
function hashOf(text: LegalText): string {
  const names = Object.values({ ...brand, ...brand.office })
    .filter((value) => typeof value === 'string')
    .filter(({ length }) => length > 2)
    .sort((one, other) => other.length - one.length)
  const unbranded = names.reduce((rest, name) => rest.replaceAll(name, '…'), words(text))
  return createHash('sha256').update(unbranded).digest('hex').slice(0, 8)
}

/** The numbers of sections and clauses, with the titles of sections. */
function titlesOf({ sections }: LegalText): Map<string, string | undefined> {
  return new Map(
    sections.flatMap(({ number, title, clauses }) => [
      [number, title] as const,
      ...clauses.map((clause) => [clause.number, undefined] as const),
    ]),
  )
}

describe.each(documents)('%s', (name, document) => {
  it('has the date of its last change', () => {
    const changed = 'The text has changed: set its date and hash in copy/legal/versions.ts'
    expect(legalVersions[name].hash, changed).toBe(hashOf(document))
  })

  it('numbers sections and clauses without gaps', () => {
    document.sections.forEach((section, index) => {
      expect(section.number).toBe(String(index + 1))
      expect(section.clauses.map((clause) => clause.number)).toEqual(
        section.clauses.map((_, place) => `${section.number}.${place + 1}`),
      )
    })
  })

  it('has one anchor for each section and clause', () => {
    const ids = document.sections.flatMap(({ id, clauses }) => [id, ...clauses.map((c) => c.id)])
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  it('refers only to sections that exist, by their title', () => {
    for (const [, number = '', title, elsewhere] of words(document).matchAll(
      /Section (\d+(?:\.\d+)?)(?: \(([A-Z][^)]*)\))?( of the Terms)?/g,
    )) {
      const titles = titlesOf(elsewhere ? terms : document)
      expect(titles.has(number), `Section ${number}`).toBe(true)
      if (title) expect(title).toBe(titles.get(number))
    }
  })

  it('asks for no more than the minimum age', () => {
    expect(words(document)).not.toMatch(/over (the age of )?13|older than 13/)
  })
})

const { audit, law, liability, payment, plans, processing, retention, subscription } = figures

/** What the Terms must say, by clause. */
const points: [clause: string, says: string][] = [
  ['agreement-age', `at least ${figures.minimumAge} years`],
  ['subscription-start', `${subscription.initialTermMonths} months unless`],
  ['subscription-renewal', `${subscription.renewalTermMonths} months`],
  ['subscription-renewal', 'plus the Add-On Users used'],
  ['define-list-price', 'is the List Price for annual billing'],
  ['subscription-renewal-price', 'List Price in force when the renewal term begins'],
  ['subscription-non-renewal', `at least ${subscription.nonRenewalNoticeDays} days before`],
  ['subscription-non-renewal', 'opt out of renewal from within the Software'],
  ['subscription-non-renewal', 'an Individual at any time until the Term expires'],
  ['fees-plan-limits', 'what the pricing page lists for it'],
  ['fees-late', `${payment.lateInterestPercent} percent a year`],
  [
    'subscription-reminder',
    `${subscription.reminderDays.earliest} and ${subscription.reminderDays.latest} days`,
  ],
  ['users-seats', 'paid User Seat'],
  ['users-credentials', 'may not be shared'],
  ['users-reporting', 'fewer Users than it originally purchased'],
  ['fees-invoices', `${payment.invoiceDueDays} days after the Customer receives`],
  ['fees-web-portal', `due ${payment.webPortalDue}`],
  ['fees-refunds', 'non-refundable, except'],
  ['audit-records', `${audit.recordsYearsAfterTerm} years after`],
  ['audit-right', `${audit.noticeDays} days’ written notice`],
  ['audit-underpayment', `exceeds ${audit.costShiftPercent}%`],
  ['content-models', 'Third-Party Models'],
  ['content-models', 'bars its provider from using Customer Content to train'],
  ['editions-free', 'without warranty, indemnity, or support'],
  ['editions-trial', 'the trial counts as Free Software'],
  ['services-support', `within ${plans.proSupportHours} hours`],
  ['termination-effect', `For ${retention.exportDays} days after the end`],
  ['termination-effect', `${retention.customerContentDays} days`],
  ['general-changes', `email account holders notice`],
  ['editions-trial', `${plans.proTrialDays} days`],
  ['confidentiality-time', `${figures.confidentialityYears} years`],
  ['warranty-correction', `within ${figures.warrantyCorrectionDays} days`],
  ['liability-cap', `in the ${liability.feesOfPriorYears}-year period before`],
  ['liability-beta', `${liability.betaAndFreeCapUsd} US dollars`],
  ['termination-breach', `${figures.breachCureDays} days after written notice`],
  ['termination-insolvency', 'insolvent'],
  ['ownership-usage-data', 'students under an Educational License'],
  ['termination-refund', 'prorated refund'],
  ['suspension-grounds', 'payment method is withdrawn and no other is designated'],
  ['force-majeure-termination', `${figures.forceMajeureDays} days`],
  ['law-governing', law.governing],
  ['law-courts', law.courts],
]

/** The same for Privacy, including what the site does with each kind of data. */
const privacyPoints: typeof points = [
  [
    'children-age',
    `under ${figures.minimumAge} may not have an account, except under an Educational`,
  ],
  [
    'retention-inactive',
    `delete an inactive account, with its data, after at least ${retention.inactiveNoticeDays} days’ advance notice by email`,
  ],
  ...cookieCategories.map(({ name }): [string, string] => ['cookies-categories', name]),
  ['cookies-today', `${consentMonths} months`],
  ['signals-gpc', 'honor Global Privacy Control for every visitor'],
  ['signals-dnt', 'ignore the older Do Not Track'],
  ['sharing-no-sale', 'only if the Cookie Preferences page names it'],
  ['rights-california', 'the case that Section 4.4 describes'],
  ['retention-messages', `${retention.messageMonths} months`],
  ['retention-applications', `${retention.applicationYears} years`],
  ['retention-waitlist', `${retention.waitlistMonths} months`],
  ['retention-spam', `${retention.spamMonths} months`],
  ['retention-newsletter', `${retention.unsubscribedMonths} months`],
  ['retention-newsletter', `${retention.unconfirmedDays} days`],
  ['retention-logs', `${retention.logDays} days`],
  ['retention-logs', `${retention.rateLimitDays * 24} hours`],
  ['retention-backups', `${retention.backupDays} days`],
  ['retention-exceptions', 'still trying to send the data'],
  ['retention-exceptions', 'legal claim'],
  ['children-educational', 'not for the statistics in Section 3.1'],
  ['rights-how', `Within ${figures.rights.receiptBusinessDays} business days`],
  ['rights-how', `within ${figures.rights.answerDays} days`],
  ['rights-complaint', `within ${figures.rights.appealDays} days`],
]

/** What a contract with a processor must say (GDPR, Article 28; 11 CCR § 7051). */
const dpaPoints: typeof points = [
  ['roles-instructions', 'only on the Customer’s documented instructions'],
  ['roles-california', 'comply with the Act'],
  ['assistance-deletion', `For ${retention.exportDays} days`],
  ['roles-california', `within ${processing.ccpaFailureNoticeBusinessDays} business days`],
  ['breach', `${processing.breachNoticeHours} hours`],
  ['subprocessors-changes', `${processing.subprocessorNoticeDays} days before`],
  ['assistance-deletion', `within ${retention.customerContentDays} days`],
  ['transfers-eea', 'In clause 9(a), option 2 applies'],
  ['transfers-eea', 'In clause 17, option 1 applies'],
]

describe.each<[string, LegalText, typeof points]>([
  ['terms', terms, points],
  ['privacy', privacy, privacyPoints],
  ['dpa', dpa, dpaPoints],
])('%s: every required point', (_name, document, expected) => {
  const clauses = clauseWords(document)

  it.each(expected)('%s: %s', (clause, says) => {
    expect(clauses.get(clause)).toContain(says)
  })
})

describe.each(processors.list)('the processor $id', ({ task, isSubprocessor }) => {
  it('is named where it processes data', () => {
    expect(words(privacy)).toContain(task)
    expect(words(dpa).includes(task)).toBe(isSubprocessor)
  })
})

describe('the map of the contact page', () => {
  it.each([contact.map.links.apple, contact.map.links.google, contact.map.links.openStreetMap])(
    '%s is named in Privacy and under Cookies',
    (service) => {
      expect(words(privacy)).toContain(service)
      expect(JSON.stringify(cookies)).toContain(service)
    },
  )
})

describe('deploy/', () => {
  const file = (name: string) =>
    readFileSync(new URL(`../../deploy/${name}`, import.meta.url), 'utf8')

  it('deletes backups when Privacy says so', () => {
    expect(file('compose.yaml')).toContain(` -mtime +${retention.backupDays - 1} `)
  })

  it('deletes logs when Privacy says so', () => {
    expect(file('systemd/journald@plumbline.conf')).toContain(
      `MaxRetentionSec=${retention.logDays - 1}day\nMaxFileSec=1day\n`,
    )
  })
})

/** The rows of Privacy's table for California. `none` has no row. */
const californiaRows: Record<CaliforniaCategory, string | undefined> = {
  identifiers: 'Identifiers',
  'customer-records': 'Categories in Civil Code § 1798.80(e)',
  professional: 'Professional or employment-related information',
  none: undefined,
}

const formFields: FieldCopy[] = [application, contact, scheduleDemo, waitlist, newsletter].flatMap(
  ({ form }) => Object.values<FieldCopy>(form.fields),
)

describe('the table for California', () => {
  const rows = readFileSync(new URL('./privacy.mdx', import.meta.url), 'utf8').split('\n')

  it.each(formFields)('has what a form asks for: $personalData', ({ personalData, california }) => {
    const name = californiaRows[california]
    if (name === undefined) return
    const row = rows.find((line) => line.startsWith(`| ${name} |`))?.toLowerCase()
    for (const word of personalData.toLowerCase().split(' ')) expect(row).toContain(word)
  })
})

describe('the notice at collection', () => {
  it.each([
    [contact.form.notice, retention.messageMonths, 'months'],
    [application.form.notice, retention.applicationYears, 'years'],
    [scheduleDemo.form.notice, retention.messageMonths, 'months'],
    [waitlist.form.notice, retention.waitlistMonths, 'months'],
    [newsletter.form.notice, retention.unsubscribedMonths, 'months'],
  ])('%s names its period', (notice, period, unit) => {
    expect(notice).toContain(`${period} ${unit}`)
  })

  it('links to sections that exist', () => {
    const ids = privacy.sections.map(({ id }) => id)
    const anchors = noticeLinks.flatMap(({ to }) => to.split('#')[1] ?? [])
    expect(anchors.filter((anchor) => !ids.includes(anchor))).toEqual([])
  })
})
